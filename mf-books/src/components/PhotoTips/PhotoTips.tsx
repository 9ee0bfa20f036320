import css from './PhotoTips.module.css';

const tips = [
  'Bright, clear face',
  'Front view',
  'No sunglasses or accessories',
  'Avoid cropped or blurry photos',
];

/** Tips for a photo that can be drawn well. */
export const PhotoTips = () => (
  <div className={css.tips}>
    <p className={css.title}>Photo tips</p>
    <ul className={css.list}>
      {tips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
    <p>JPEG, PNG, WebP, AVIF, BMP or GIF. Your photo stays on this device.</p>
  </div>
);
