"""Writes and reads Ogg Vorbis. The stream's serial number is fixed, so that the same sound is the same file."""

import os
import struct
import zlib

import numpy as np
import soundfile as sf

from .kit import SR

ASSETS = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "assets"))


REVERSED = bytes(int(f"{b:08b}"[::-1], 2) for b in range(256))


def ogg_crc(data):
    """The checksum of an Ogg page: that of zlib with the bits of every byte reversed and no inversion."""
    crc = zlib.crc32(bytes(data).translate(REVERSED), 0xFFFFFFFF) ^ 0xFFFFFFFF
    return int(f"{crc:032b}"[::-1], 2)


def set_serial(path, serial):
    """libsndfile draws a random stream serial; give every page a fixed one,
    so that the same sound is the same file."""
    with open(path, "rb") as f:
        data = bytearray(f.read())
    i = 0
    while i < len(data):
        assert data[i : i + 4] == b"OggS", "not an Ogg page"
        segments = data[i + 26]
        end = i + 27 + segments + sum(data[i + 27 : i + 27 + segments])
        struct.pack_into("<I", data, i + 14, serial)
        struct.pack_into("<I", data, i + 22, 0)
        struct.pack_into("<I", data, i + 22, ogg_crc(data[i:end]))
        i = end
    with open(path, "wb") as f:
        f.write(data)


def write(path, x, quality, rate=SR):
    """Writes samples (by channels) with this Vorbis quality, 0 to 1."""
    x = np.asarray(x, dtype=np.float32)
    channels = 1 if x.ndim == 1 else x.shape[1]
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with sf.SoundFile(path, "w", rate, channels, format="OGG", subtype="VORBIS", compression_level=1.0 - quality) as f:
        for i in range(0, len(x), 4096):  # libsndfile encodes on the stack
            f.write(x[i : i + 4096])
    set_serial(path, zlib.crc32(os.path.basename(path)[:-4].encode()))


def read(path, expected=SR):
    """The samples by channels; an error if it is no Ogg Vorbis of this rate."""
    with open(path, "rb") as f:
        head = f.read(64)
    x, rate = sf.read(path, always_2d=True)
    if head[:4] != b"OggS" or b"\x01vorbis" not in head or rate != expected:
        raise ValueError(f"{path}: no Ogg Vorbis at {expected} Hz")
    return x
