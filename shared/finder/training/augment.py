"""Random effects of light, lens, sensor and file format on a picture."""
import io

import numpy as np
from PIL import Image, ImageFilter


def soften(random, image):
    """Blurs, downscales or compresses an image, each with some probability."""
    if random.random() < 0.12:
        image = image.filter(ImageFilter.GaussianBlur(random.uniform(0.5, 2.2)))
    if random.random() < 0.1:
        share = random.uniform(0.35, 0.8)
        small = image.resize((round(image.width * share), round(image.height * share)), Image.BILINEAR)
        image = small.resize(image.size, Image.BILINEAR)
    if random.random() < 0.25:
        file = io.BytesIO()
        image.save(file, 'JPEG', quality=int(random.integers(25, 92)))
        image = Image.open(file).convert('RGB')
    return image


def relight(random, pixels):
    """Random contrast, brightness, color cast, dusk, gray and noise; takes and returns bytes."""
    x = pixels.astype(np.float32) - 127
    x = x * random.uniform(0.6, 1.4) + random.uniform(-35, 35)
    if random.random() < 0.07:
        x = (x + 127) * random.uniform(0.3, 0.6) - 127
    x = (x + 127) * (1 + random.normal(0, 0.06, 3).astype(np.float32))
    if random.random() < 0.12:
        x = np.repeat(x.mean(2, keepdims=True), 3, 2)
    if random.random() < 0.25:
        x = x + random.standard_normal(x.shape, np.float32) * random.uniform(2, 13)
    return np.clip(x, 0, 255).astype(np.uint8)
