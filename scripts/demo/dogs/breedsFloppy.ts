import {
  blush,
  body,
  mirroredPair,
  brows,
  collar,
  eyes,
  line,
  mouth,
  nose,
  patch,
  shape,
  solid,
  type Face,
  type Part,
} from './parts';
import { ellipse, mirror, puff } from './paths';

const roundHead =
  'M200 58 C 262 58 304 98 304 158 C 304 216 264 252 200 252 C 136 252 96 216 96 158 C 96 98 138 58 200 58 Z';

export const goldenFace: Face = { eye: [160, 148], radius: 12.5, noseY: 182 };
export const golden = (): Part[] => {
  const coat = '#F2B450';
  const shade = '#B86E12';
  const ear = 'M112 92 C 78 88 52 120 50 164 C 49 200 64 226 86 224 C 108 220 116 180 122 146 Z';
  return [
    ...body(coat, shade, { fill: '#FBE3B0', shade: '#C9A36A' }),
    ...collar('#2F7FC1'),
    shape(
      'M200 56 C 258 54 300 92 306 150 C 312 182 300 208 284 220 C 286 232 276 240 262 240 C 246 256 222 260 200 260 ' +
        'C 178 260 154 256 138 240 C 124 240 114 232 116 220 C 100 208 88 182 94 150 C 100 92 142 54 200 56 Z',
      coat,
      shade,
      { name: 'head' },
    ),
    ...patch(ellipse(200, 212, 68, 46), '#FCEBC8', '#C9A36A', 'head'),
    ...mirroredPair(ear, (d) => shape(d, '#D98E2B', '#8A4B08')),
    line('M184 84 C 190 92 196 94 203 93 M198 76 C 203 84 210 87 218 86', 5),
    ...brows(114),
    ...eyes(goldenFace),
    ...blush(196, 66),
    ...nose(182, 22, 15),
    ...mouth(198, 36),
  ];
};

export const beagleFace: Face = { eye: [157, 152], radius: 12.5, noseY: 186 };
export const beagle = (): Part[] => {
  const ear = 'M120 82 C 84 82 60 122 54 176 C 50 218 64 250 88 246 C 114 240 126 190 130 132 Z';
  const saddle =
    'M104 300 C 96 340 92 380 96 404 C 98 424 112 434 130 434 C 150 400 146 330 134 290 Z';
  const mask = 'M96 60 L 188 60 C 190 110 176 128 178 160 C 178 190 150 206 96 210 Z';
  const blaze = 'M186 66 C 188 112 174 130 177 160 C 178 184 160 200 128 208';
  return [
    ...body('#FFF7E8', '#C9A36A', undefined, patch(saddle, '#3E3230', '#000000', 'body')),
    ...collar('#3A9D5D'),
    shape(roundHead, '#FFF7E8', '#C9A36A', { name: 'head' }),
    ...patch(mask, '#B5652B', '#6B3410', 'head', blaze),
    ...patch(mirror(mask), '#B5652B', '#6B3410', 'head', mirror(blaze)),
    ...mirroredPair(ear, (d) => shape(d, '#7A4320', '#3B1C06')),
    ...brows(116, 140),
    ...eyes(beagleFace),
    ...blush(194, 76),
    ...nose(186, 24, 17),
    ...mouth(202, 34),
  ];
};

export const poodleFace: Face = { eye: [160, 166], radius: 12, noseY: 194 };
export const poodle = (): Part[] => {
  const coat = '#C58B5E';
  const light = '#D9A67C';
  const shade = '#7A4A22';
  return [
    ...body(coat, shade),
    shape(puff(200, 300, 58, 9, 0.2), light, shade),
    ...collar('#E86A92', '#FFC93C', 250),
    shape(puff(92, 170, 42, 8, 0.3), coat, shade),
    shape(puff(308, 170, 42, 8, 0.1), coat, shade),
    shape(
      'M200 88 C 258 88 292 120 292 168 C 292 218 258 248 200 248 C 142 248 108 218 108 168 C 108 120 142 88 200 88 Z',
      light,
      shade,
      { name: 'head' },
    ),
    ...patch(ellipse(200, 210, 54, 36), '#EBC7A4', shade, 'head'),
    shape(puff(200, 82, 60, 9, 0.15), coat, shade),
    line(
      'M170 66 C 176 56 188 56 190 66 M212 84 C 218 74 230 74 232 84 M184 104 C 190 94 202 94 204 104',
      5,
    ),
    ...eyes(poodleFace),
    ...blush(204, 74),
    ...nose(194, 22, 15),
    ...mouth(207, 30),
  ];
};

const spot = ([x, y, r]: readonly [number, number, number]): Part =>
  solid(ellipse(x, y, r, r * 0.82));

export const dalmatianFace: Face = { eye: [160, 150], radius: 12.5, noseY: 184 };
export const dalmatian = (): Part[] => {
  const coat = '#FFFDF6';
  const shade = '#B9AE97';
  const ear = 'M122 84 C 88 82 62 112 58 158 C 56 192 70 214 88 210 C 110 204 122 166 128 128 Z';
  return [
    ...body(coat, shade),
    ...(
      [
        [130, 300, 12],
        [268, 290, 11],
        [118, 360, 14],
        [286, 350, 12],
        [170, 288, 8],
        [226, 330, 9],
        [166, 384, 9],
        [236, 388, 8],
      ] as const
    ).map(spot),
    ...collar('#E2483D'),
    shape(roundHead, coat, shade, { name: 'head' }),
    ...(
      [
        [132, 210, 8],
        [268, 206, 9],
        [210, 84, 10],
        [178, 96, 7],
        [244, 104, 9],
        [118, 176, 6],
        [286, 170, 7],
      ] as const
    ).map(spot),
    shape(ear, '#3E3230', '#000000'),
    shape(mirror(ear), coat, shade),
    ...brows(114, 144),
    ...eyes(dalmatianFace),
    ...blush(192, 78),
    ...nose(184, 24, 16),
    ...mouth(199, 34),
  ];
};

export const pugFace: Face = { eye: [151, 153], radius: 16, noseY: 180 };
export const pug = (): Part[] => {
  const ear = 'M128 88 C 96 84 76 108 78 140 C 80 164 100 168 114 150 C 124 136 130 110 142 100 Z';
  return [
    ...body('#EBCB96', '#A98243'),
    ...collar('#2F7FC1'),
    shape(roundHead, '#EBCB96', '#A98243', { name: 'head' }),
    shape(
      'M200 164 C 232 150 276 168 278 204 C 276 236 240 250 200 250 C 160 250 124 236 122 204 C 124 168 168 150 200 164 Z',
      '#7A6256',
      '#3A2C26',
      { ink: 5 },
    ),
    ...mirroredPair(ear, (d) => shape(d, '#54423A', '#1C1210')),
    line(
      'M180 92 C 190 82 210 82 220 92 M176 108 C 190 98 210 98 224 108 M188 122 C 194 116 206 116 212 122',
      5,
    ),
    ...mirroredPair(ellipse(150, 152, 20, 21), (d) => ({ d, solid: '#FFFDF8', only: 'color' })),
    ...eyes(pugFace),
    ...nose(180, 24, 14),
    ...mirroredPair('M200 205 C 184 223 152 221 142 203', (d) => ({ d, ink: 6 })),
    line('M200 193 L 200 205', 6),
    shape(
      'M187 214 C 186 242 214 242 213 214 C 208 216 204 213 200 208 C 196 213 192 216 187 214 Z',
      '#F2788F',
      '#B83A55',
      { ink: 6 },
    ),
  ];
};
