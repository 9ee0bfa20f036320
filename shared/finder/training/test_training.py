"""python3 -m unittest: the weights file, the resampling and the frames, on made-up numbers."""
import unittest

import numpy as np
from PIL import Image

import frames
import resample
import weights


def small_network():
    random = np.random.default_rng(3)
    conv = {'op': 'conv', 'in': [0], 'out': 1, 'stride': 2, 'dilation': 1, 'activation': 'relu'}
    conv.update(weights=random.normal(size=(5, 3, 3, 3)).astype(np.float32), bias=np.ones(5, np.float32))
    wide = {'op': 'depthwise', 'in': [1], 'out': 2, 'stride': 1, 'dilation': 2, 'activation': 'none'}
    wide.update(weights=random.normal(size=(5, 3, 3)).astype(np.float32), bias=np.zeros(5, np.float32))
    return [conv, wide], {'mask': 2, 'points': 2, 'head': 2}


class WeightsFile(unittest.TestCase):
    def test_comes_back_within_half_a_step(self):
        operations, heads = small_network()
        read, outputs = weights.unpack(weights.pack(operations, heads))
        self.assertEqual(outputs, heads)
        for before, after in zip(operations, read):
            _, scales = weights.quantise(before['weights'])
            error = np.abs(before['weights'] - after['weights']).reshape(len(scales), -1).max(1)
            self.assertTrue((error <= scales * 0.5001).all())
            np.testing.assert_array_equal(before['bias'], after['bias'])

    def test_refuses_an_altered_or_shortened_file(self):
        content = weights.pack(*small_network())
        altered = content[:-1] + bytes([content[-1] ^ 1])
        for damaged in (altered, content[:-4], b'XXXX' + content[4:]):
            with self.assertRaises(ValueError):
                weights.unpack(damaged)


class Resampling(unittest.TestCase):
    def test_a_slope_stays_a_slope(self):
        slope = np.repeat(np.arange(40, dtype=np.float32)[None, :, None], 40, 0)
        for step in (0.5, 1.0, 2.5):
            seen = resample.window(slope, 10, 10, step, step, 5, 5)[0, :, 0]
            np.testing.assert_allclose(seen, 10 + step * np.arange(5), atol=1e-4)

    def test_outside_is_neutral(self):
        seen = resample.window(np.ones((8, 8, 3), np.float32), -20, -20, 1, 1, 4, 4)
        self.assertEqual(float(np.abs(seen).max()), 0)


class Frames(unittest.TestCase):
    def test_marks_move_with_the_picture(self):
        random = np.random.default_rng(5)
        pixels = np.zeros((90, 120, 3), np.uint8)
        pixels[30:33, 70:73] = 255
        for _ in range(20):
            frame = frames.make_frame(random, (68, 34), random.uniform(0.4, 1.2), 97, 81, 15)
            seen = np.asarray(frames.render(Image.fromarray(pixels), frame, fill=(0, 0, 0)), float)[..., 0]
            rows, columns = np.mgrid[:81, :97]
            centre = [(seen * places).sum() / seen.sum() for places in (columns, rows)]
            np.testing.assert_allclose(centre, frame.to_frame([(71, 31)])[0], atol=0.6)

    def test_left_and_right_change_places_in_a_mirror(self):
        photo = type('Photo', (), {'dogs': [{'box': (0, 0, 9, 9), 'points': [(1, 2), (7, 2), (4, 6), None, (8, 1)]}]})
        mirror = frames.Frame(np.array([[-1.0, 0, 9], [0, 1, 0]]), 10, 10, True)
        points = frames.move_dogs(photo, mirror)[0]['points']
        self.assertLess(points[1][0], 9)
        np.testing.assert_allclose(points[0], (2, 2))
        self.assertIsNone(points[4])


if __name__ == '__main__':
    unittest.main()
