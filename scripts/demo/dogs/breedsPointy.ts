import {
  blush,
  body,
  mirroredPair,
  brows,
  collar,
  eyes,
  jowls,
  line,
  mouth,
  nose,
  patch,
  shape,
  type Face,
  type Part,
} from './parts';
import { ellipse, mirror } from './paths';

interface Ears {
  readonly outer: string;
  readonly inner: string;
  readonly coat: string;
  readonly shade: string;
}

const ears = ({ outer, inner, coat, shade }: Ears): Part[] => [
  ...mirroredPair(outer, (d) => shape(d, coat, shade)),
  ...mirroredPair(inner, (d) => shape(d, '#F7B8B0', '#C4645A', { ink: 5 })),
];

export const corgiFace: Face = { eye: [156, 158], radius: 12.5, noseY: 190 };
export const corgi = (): Part[] => {
  const coat = '#EE9A4D';
  const shade = '#A5541A';
  const border = 'M187 78 C 189 120 176 140 162 168 C 148 188 122 196 96 197';
  return [
    ...body(coat, shade, { fill: '#FFF7E8', shade: '#C9A36A' }),
    ...collar('#7B5BC0'),
    ...ears({
      outer: 'M116 128 C 92 84 84 40 96 26 C 112 18 156 54 176 86 Z',
      inner: 'M120 110 C 106 82 100 56 106 46 C 118 46 142 66 154 84 Z',
      coat,
      shade,
    }),
    shape(
      'M200 74 C 252 72 296 108 302 158 C 306 176 322 184 326 194 C 316 204 306 206 298 208 C 284 240 244 254 200 254 ' +
        'C 156 254 116 240 102 208 C 94 206 84 204 74 194 C 78 184 94 176 98 158 C 104 108 148 72 200 74 Z',
      coat,
      shade,
      { name: 'head' },
    ),
    ...patch(
      'M186 70 C 190 120 176 140 160 170 C 140 196 100 196 70 196 L 90 256 L 310 256 L 330 196 C 300 196 260 196 240 170 C 224 140 210 120 214 70 Z',
      '#FFF7E8',
      '#C9A36A',
      'head',
    ),
    ...mirroredPair(border, (d) => ({ d, ink: 5, only: 'line' })),
    ...brows(124, 142),
    ...eyes(corgiFace),
    ...blush(200, 78),
    ...nose(190, 22, 15),
    ...mouth(204, 34),
  ];
};

export const huskyFace: Face = { eye: [158, 159], radius: 8, noseY: 188 };
export const husky = (): Part[] => {
  const coat = '#6F7C8C';
  const shade = '#2F3947';
  return [
    ...body(coat, shade, { fill: '#F4F7FA', shade: '#8FA0B3' }),
    ...collar('#FFC93C', '#E2483D'),
    ...ears({
      outer: 'M118 112 C 100 72 98 30 110 22 C 128 18 164 52 178 82 Z',
      inner: 'M124 98 C 114 74 112 50 118 44 C 130 46 146 62 154 78 Z',
      coat,
      shade,
    }),
    shape(
      'M200 70 C 252 68 294 104 300 154 C 304 176 324 190 328 204 C 316 210 306 210 296 212 C 280 242 244 256 200 256 ' +
        'C 156 256 120 242 104 212 C 94 210 84 210 72 204 C 76 190 96 176 100 154 C 106 104 148 68 200 70 Z',
      coat,
      shade,
      { name: 'head' },
    ),
    ...patch(
      'M200 120 C 190 104 160 108 136 128 C 108 150 112 186 70 206 L 100 262 L 300 262 L 330 206 C 288 186 292 150 264 128 C 240 108 210 104 200 120 Z',
      '#F4F7FA',
      '#8FA0B3',
      'head',
    ),
    ...mirroredPair('M98 198 C 112 184 110 150 136 128 C 160 108 190 104 200 120', (d) => ({
      d,
      ink: 5,
      only: 'line',
    })),
    ...mirroredPair(ellipse(158, 158, 15, 16), (d) => shape(d, '#5DB7E8', '#1D5FBF', { ink: 5 })),
    ...eyes(huskyFace),
    ...blush(202, 80),
    ...nose(188, 23, 16),
    ...mouth(203, 34),
  ];
};

export const frenchieFace: Face = { eye: [150, 150], radius: 15, noseY: 178 };
export const frenchie = (): Part[] => {
  const coat = '#9AA3AE';
  const shade = '#4B5563';
  const muzzle = 'M122 190 C 136 168 176 160 200 168';
  return [
    ...body(coat, shade, { fill: '#E9ECEF', shade: '#8B95A1' }),
    ...collar('#F28C28'),
    ...ears({
      outer: 'M122 104 C 96 70 88 26 108 16 C 132 10 164 44 172 80 Z',
      inner: 'M126 90 C 112 66 106 40 114 34 C 128 34 146 56 152 76 Z',
      coat,
      shade,
    }),
    shape(
      'M200 66 C 254 64 298 98 302 146 C 304 162 314 172 312 196 C 308 236 256 254 200 254 C 144 254 92 236 88 196 C 86 172 96 162 98 146 C 102 98 146 64 200 66 Z',
      coat,
      shade,
      { name: 'head' },
    ),
    ...patch(
      'M200 168 C 226 156 282 172 288 206 C 286 236 244 250 200 252 C 156 250 114 236 112 206 C 118 172 174 156 200 168 Z',
      '#E9ECEF',
      '#6B7280',
      'head',
      muzzle,
    ),
    { d: mirror(muzzle), ink: 5, only: 'line' },
    line('M184 98 C 192 90 208 90 216 98 M188 112 C 194 106 206 106 212 112', 5),
    ...eyes(frenchieFace),
    ...nose(178, 27, 15),
    ...jowls(192, 74, 20),
  ];
};
