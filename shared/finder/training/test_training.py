"""Tests the weights file, the passes, dogs and frames on synthetic data: python3 -m unittest."""
import unittest
from unittest import mock

import numpy as np
import torch
from PIL import Image, ImageOps

import average
import depthwise
import disguise
import dogs
import finder
import frames
import other_dogs
import losses
import resample
import targets
import weights
from calibrate import Calibration
from grid import Grid
from model import Network


def small_network():
    random = np.random.default_rng(3)
    conv = {'op': 'conv', 'in': [0], 'out': 1, 'stride': 2, 'dilation': 1, 'activation': 'relu'}
    conv.update(weights=random.normal(size=(5, 3, 3, 3)).astype(np.float32), bias=np.ones(5, np.float32))
    wide = {'op': 'depthwise', 'in': [1], 'out': 2, 'stride': 1, 'dilation': 2, 'activation': 'none'}
    wide.update(weights=random.normal(size=(5, 3, 3)).astype(np.float32), bias=np.zeros(5, np.float32))
    return [conv, wide], {'mask': 2, 'points': 2, 'head': 2}


class Depthwise(unittest.TestCase):
    def test_gradients_match_those_of_pytorch(self):
        torch.manual_seed(3)
        for channels, kernel, dilation in ((21, 3, 2), (48, 5, 1), (16, 3, 1)):
            x, weights = torch.randn(2, channels, 13, 9), torch.randn(channels, 1, kernel, kernel)
            inputs = [x.requires_grad_(), weights.requires_grad_(), torch.randn(channels).requires_grad_()]
            padding = kernel // 2 * dilation
            plain = torch.nn.functional.conv2d(*inputs, 1, padding, dilation, channels)
            quick = depthwise.Depthwise.apply(*inputs, dilation)
            torch.testing.assert_close(quick, plain)
            upstream = torch.randn_like(plain)
            for actual, expected in zip(*(torch.autograd.grad(y, inputs, upstream) for y in (quick, plain))):
                torch.testing.assert_close(actual, expected, rtol=1e-4, atol=1e-4)


class LocationLoss(unittest.TestCase):
    def test_rewards_the_right_cell_within_reach(self):
        points = [(40, 60), (72, 60), (56, 92), None, (400, 60)]
        dogs_shown = [{'box': (0, 0, 120, 120), 'points': points}]
        expected = [torch.from_numpy(a)[None] for a in targets.location_targets(dogs_shown, (32, 32))]
        self.assertEqual(expected[1][0, 0].tolist(), [1, 1, 1, 0, 0])

        def loss_of(x, y, at=None):
            logits = torch.zeros(1, 5, 32, 32)
            for j, (column, row) in enumerate([(10, 15), (18, 15), (x, y)]):
                logits[0, j] = torch.from_numpy(8 * targets.gaussian(column, row, 1.0, 32, 32))
            if at:
                logits[0, 2][at] = 20
            return losses.location_loss(logits, *expected).item()

        right = loss_of(14, 23)
        self.assertLess(right, 0.7 * loss_of(18, 15))
        # A high value beyond the reach does not matter, but one within it does.
        self.assertAlmostEqual(loss_of(14, 23, (0, 31)), right, places=4)
        self.assertGreater(loss_of(14, 23, (15, 10)), 2 * right)

    def test_is_zero_without_a_face(self):
        expected = [torch.from_numpy(a)[None] for a in targets.location_targets([], (8, 8))]
        self.assertEqual(losses.location_loss(torch.randn(1, 5, 8, 8), *expected).item(), 0)


class BiasCorrection(unittest.TestCase):
    def test_makes_8_bit_outputs_match_float_ones_on_average(self):
        operations, heads = small_network()
        random = np.random.default_rng(5)
        inputs = [torch.from_numpy(random.uniform(size=(1, 3, 33, 49)).astype(np.float32)) for _ in range(3)]

        def mean_error(biases):
            changed = [{**o, 'bias': biases.get(o['out'], o['bias'])} for o in operations]
            quantized = Network(*weights.unpack(weights.pack(changed, heads))).eval()
            exact = Network(operations, heads).eval()
            errors = [(exact(x)['mask'] - quantized(x)['mask']).mean((0, 2, 3)) for x in inputs]
            return torch.stack(errors).mean(0).abs().max().item()

        with torch.no_grad():
            biases = Calibration(operations, heads).eval().corrected_biases(inputs)
            self.assertGreater(mean_error({}), 1e-3)
            self.assertLess(mean_error({out: bias.numpy() for out, bias in biases.items()}), 1e-4)


class WeightsFile(unittest.TestCase):
    def test_reads_weights_within_half_a_step(self):
        operations, heads = small_network()
        read, outputs = weights.unpack(weights.pack(operations, heads))
        self.assertEqual(outputs, heads)
        for before, after in zip(operations, read):
            _, scales = weights.quantize(before['weights'])
            error = np.abs(before['weights'] - after['weights']).reshape(len(scales), -1).max(1)
            self.assertTrue((error <= scales * 0.5001).all())
            np.testing.assert_array_equal(before['bias'], after['bias'])

    def test_rejects_an_altered_or_shortened_file(self):
        content = weights.pack(*small_network())
        altered = content[:-1] + bytes([content[-1] ^ 1])
        for damaged in (altered, content[:-4], b'XXXX' + content[4:]):
            with self.assertRaises(ValueError):
                weights.unpack(damaged)


class Average(unittest.TestCase):
    def test_weights_the_first_network_by_its_share(self):
        one, other = ({'bias': torch.tensor([value, 2 * value])} for value in (1.0, 3.0))
        np.testing.assert_array_equal(average.mean(one, other)['bias'], [2, 4])
        np.testing.assert_array_equal(average.mean(one, other, 1)['bias'], one['bias'])

    def test_rejects_another_network(self):
        with self.assertRaises(ValueError):
            average.mean({'bias': torch.ones(1)}, {'weights': torch.ones(1)})


class Resampling(unittest.TestCase):
    def test_keeps_a_linear_gradient_linear(self):
        gradient = np.repeat(np.arange(40, dtype=np.float32)[None, :, None], 40, 0)
        for step in (0.5, 1.0, 2.5):
            seen = resample.render(gradient, resample.View(10, 10, step, step, 5, 5))[0, :, 0]
            np.testing.assert_allclose(seen, 10 + step * np.arange(5), atol=1e-4)

    def test_is_neutral_outside_the_picture(self):
        seen = resample.render(np.ones((8, 8, 3), np.float32), resample.View(-20, -20, 1, 1, 4, 4))
        self.assertEqual(float(np.abs(seen).max()), 0)


def predict_by_color(_, pixels):
    """Stands in for a network: red is dog, blue the center of a head of 12 px, green next to it the left eye."""
    red, green, blue = (pixels[::4, ::4, channel] for channel in range(3))
    nowhere = np.full(red.shape, -10.0, np.float32)
    points = np.stack([6 * green - 6 * blue - 9, nowhere, 6 * green + 6 * blue - 9, nowhere, nowhere])
    head = np.stack([6 * blue - 6 * green - 9, np.full(red.shape, np.log(12 / 32), np.float32)])
    return {'mask': 6 * red[None], 'points': points, 'head': head}


def paint(*rectangles):
    """A black picture of 240 x 180 px with red rectangles (left, top, right, bottom)."""
    pixels = np.zeros((180, 240, 3), np.uint8)
    for left, top, right, bottom in rectangles:
        pixels[top:bottom, left:right, 0] = 255
    return Image.fromarray(pixels)


@mock.patch('finder.run', predict_by_color)
class Passes(unittest.TestCase):
    def test_a_close_up_is_sharper_than_the_first_pass(self):
        (dog,) = finder.find(None, paint((100, 80, 130, 100)))['dogs']
        np.testing.assert_allclose(dog['box'], (100, 80, 130, 100), atol=1)
        self.assertLess(dog['close_up'].step_x, 1)
        self.assertAlmostEqual(dog['area'] / 600, 1, delta=0.1)
        self.assertIsNone(dog['face'])

    def test_a_close_up_counts_only_where_it_keeps_some_of_the_dog(self):
        owners = np.zeros((10, 10), int)
        owners[4:6, 4:6] = 1
        first = Grid(owners.astype(float), 0, 0, 10, 10)
        dog = {'face': None, 'area': 400}
        for side, counts in ((3, False), (5, True)):
            logits = np.full((30, 30), -2.0)
            logits[3 : 3 + side, 3 : 3 + side] = 2
            measured = finder.measure(Grid(logits, 35, 35, 2, 2), dog, 1, first, owners, (100, 100))
            self.assertEqual(measured is not None, counts)

    def test_a_mirrored_picture_gives_the_mirrored_result(self):
        picture = paint((30, 20, 90, 80), (150, 100, 220, 170))
        found, mirrored = (finder.find(None, image) for image in (picture, ImageOps.mirror(picture)))
        maps = [finder.merged_log_odds(result, *picture.size) for result in (found, mirrored)]
        np.testing.assert_allclose(maps[0], maps[1][:, ::-1], atol=1e-3)
        for dog, twin in zip(found['dogs'], mirrored['dogs']):
            self.assertAlmostEqual(dog['box'][0], 240 - twin['box'][2], places=3)

    def test_an_area_keeps_photo_coordinates(self):
        picture = paint((30, 20, 90, 80), (150, 100, 220, 170))
        (dog,) = finder.find(None, picture, (120, 60, 120, 120))['dogs']
        np.testing.assert_allclose(dog['box'], (150, 100, 220, 170), atol=1)

    def test_a_picture_of_one_pixel_is_searched(self):
        found = finder.find(None, Image.new('RGB', (1, 1), (255, 0, 0)))
        self.assertTrue((finder.merged_log_odds(found, 1, 1) > 0).all())

    def test_the_merged_map_has_every_dog(self):
        boxes = [(5 + 60 * i, 20, 45 + 60 * i, 60 + 10 * i) for i in range(4)]
        found = finder.merged_log_odds(finder.find(None, paint(*boxes)), 240, 180) > 0
        expected = np.asarray(paint(*boxes))[..., 0] > 0
        self.assertGreater((found & expected).sum() / (found | expected).sum(), 0.95)


class Dogs(unittest.TestCase):
    def grid(self, *rows):
        return Grid(np.array([[3.0 if cell == '#' else -3.0 for cell in row] for row in rows]), 0, 0, 1, 1)

    def face(self, x, y, size, score=0.9):
        return {'head': {'x': x, 'y': y, 'size': size, 'score': score}, 'score': score}

    def instances(self, grid, faces):
        return dogs.find_instances(grid, faces, np.zeros((*grid.logits.shape, 3)))

    def test_a_part_of_one_color_goes_to_the_nearer_of_two_faces_in_sizes_of_the_face(self):
        instances = self.instances(self.grid('#' * 12, '#' * 12), [self.face(1, 0, 3), self.face(10, 0, 1)])
        self.assertEqual([int((cells % 12).max()) for cells, _ in instances], [6, 11])

    def test_a_part_of_two_colors_is_divided_between_them(self):
        grid, colors = self.grid(*['#' * 24] * 9), np.zeros((9, 24, 3))
        colors[:, 7:] = 200
        instances = dogs.find_instances(grid, [self.face(2, 2, 3), self.face(20, 2, 3)], colors)
        self.assertEqual([int((cells % 24).max()) for cells, _ in instances], [6, 23])

    def test_a_lone_face_with_a_low_score_is_not_a_dog(self):
        self.assertEqual(self.instances(self.grid('.' * 12), [self.face(10, 0, 3, 0.3)]), [])


class OtherDogs(unittest.TestCase):
    def face(self, score, size=40, off=0):
        head = {'x': 100, 'y': 100, 'size': size, 'score': score}
        offsets = {'left_eye': (0.5, -0.25), 'right_eye': (-0.5, -0.25), 'nose': (0, 0.5)}
        points = {name: (100 + (x + off) * size, 100 + y * size, 0.9) for name, (x, y) in offsets.items()}
        return {'head': head, 'points': points, 'score': score}

    def test_a_face_with_a_high_score_and_centered_points_is_another_dog(self):
        likely = other_dogs.likely_faces([self.face(0.8), self.face(0.9)])
        self.assertEqual([face['score'] for face in likely], [0.9, 0.8])

    def test_a_face_with_a_lower_score_another_size_or_points_off_center_is_not(self):
        for other in (self.face(0.55), self.face(0.8, 400), self.face(0.8, 40, 0.8)):
            self.assertEqual(len(other_dogs.likely_faces([self.face(0.9), other])), 1)

    def test_a_score_that_rounds_to_one_keeps_the_log_odds_finite(self):
        self.assertGreater(other_dogs.other_dog_probability(self.face(1.0), self.face(1.0)), 0.99)


class Disguises(unittest.TestCase):
    POINTS = [(150, 60), (170, 60), (160, 80), (140, 40), (180, 40)]

    def sample(self, side=140):
        """A brown dog of side x side px on green, with a face, in a frame that is neutral on the left."""
        noise = np.random.default_rng(1).normal(0, 6, (240, 320, 3))
        pixels = np.full((240, 320, 3), (60.0, 140, 70)) + noise
        mask = np.zeros((240, 320), np.uint8)
        mask[20 : 20 + side, 90 : 90 + side] = targets.DOG
        pixels[mask == targets.DOG] = (150, 100, 50) + noise[mask == targets.DOG]
        pixels[:, :40] = frames.NEUTRAL
        shown = [{'box': (90, 20, 90 + side, 20 + side), 'points': self.POINTS}]
        return Image.fromarray(pixels.astype(np.uint8)), mask, shown, np.zeros((60, 80), np.float32)

    def test_clothes_cover_part_of_the_dog_but_no_eye_and_no_nose(self):
        for seed in range(20):
            before = self.sample()
            image, mask, shown, _ = disguise.dress(np.random.default_rng(seed), before)
            changed = (np.asarray(image) != np.asarray(before[0])).any(2)
            self.assertGreater(changed.sum(), 100)
            self.assertFalse(changed[:10].any() or changed[:, :80].any())
            self.assertFalse(changed[60, 150] or changed[60, 170] or changed[80, 160])
            self.assertTrue((mask == before[1]).all())
            self.assertEqual(shown[0]['points'][:3], self.POINTS[:3])

    def test_an_occluder_is_not_dog_and_hides_less_than_half_of_it(self):
        blue = Image.new('RGB', (320, 240), (0, 0, 255))
        for seed in range(20):
            before = self.sample()
            image, mask, shown, known = disguise.occlude(np.random.default_rng(seed), before, blue)
            hidden = (before[1] == targets.DOG) & (mask == targets.NOT_DOG)
            self.assertLess(hidden.sum(), 0.46 * (before[1] == targets.DOG).sum())
            for point, kept in zip(self.POINTS, shown[0]['points']):
                self.assertEqual(kept, None if hidden[point[1], point[0]] else point)
            if hidden.any():
                self.assertGreater(np.asarray(image)[hidden].mean(0)[2], 200)
                self.assertTrue(known.any())

    def test_camouflage_gives_the_background_the_colors_of_the_dog(self):
        before = self.sample()
        image = np.asarray(disguise.camouflage(np.random.default_rng(1), before)[0], float)
        dog = before[1] == targets.DOG
        was = np.asarray(before[0], float)
        far = np.abs(was[:, 260:].mean((0, 1)) - was[dog].mean(0)).max()
        self.assertLess(np.abs(image[:, 260:].mean((0, 1)) - was[dog].mean(0)).max(), 0.6 * far)
        self.assertTrue((image[30:150, 100:220] == was[30:150, 100:220]).all())
        self.assertTrue((image[:, :36] == frames.NEUTRAL).all())

    def test_leaves_a_small_dog_unchanged(self):
        small, random = self.sample(30), np.random.default_rng(1)
        self.assertIs(disguise.dress(random, small), small)
        self.assertIs(disguise.camouflage(random, small), small)
        self.assertIs(disguise.occlude(random, small, small[0]), small)


class Frames(unittest.TestCase):
    def test_points_move_with_the_picture(self):
        random = np.random.default_rng(5)
        pixels = np.zeros((90, 120, 3), np.uint8)
        pixels[30:33, 70:73] = 255
        for _ in range(20):
            frame = frames.make_frame(random, (68, 34), random.uniform(0.4, 1.2), 97, 81, 15)
            seen = np.asarray(frames.render(Image.fromarray(pixels), frame, fill=(0, 0, 0)), float)[..., 0]
            rows, columns = np.mgrid[:81, :97]
            center = [(seen * positions).sum() / seen.sum() for positions in (columns, rows)]
            np.testing.assert_allclose(center, frame.to_frame([(71, 31)])[0], atol=0.6)

    def test_a_mirror_swaps_left_and_right(self):
        photo = type('Photo', (), {'dogs': [{'box': (0, 0, 9, 9), 'points': [(1, 2), (7, 2), (4, 6), None, (8, 1)]}]})
        mirror = frames.Frame(np.array([[-1.0, 0, 9], [0, 1, 0]]), 10, 10, True)
        points = frames.move_dogs(photo, mirror)[0]['points']
        self.assertLess(points[1][0], 9)
        np.testing.assert_allclose(points[0], (2, 2))
        self.assertIsNone(points[4])


if __name__ == '__main__':
    unittest.main()
