import { useId, useMemo, useState } from 'react';
import { dogsAt, pointOn, type OfferedDog, type Point, type Rect } from '@scribblepup/studio';
import { cx } from '@scribblepup/ui';
import { CheckIcon } from '@scribblepup/ui/art';
import css from './DogChoice.module.css';
import { usePartOfPhoto } from './usePartOfPhoto';
import { labelPositions, displayWidth, viewOf } from './view';
import { choiceMessage, QUESTION } from './messages';

interface DogChoiceProps {
  readonly photo: Blob;
  /** The part of the photo in which the dogs were found. */
  readonly area: Rect;
  /** Two or more. */
  readonly dogs: readonly OfferedDog[];
  /** A point on each dog to draw; empty if the engine chooses. */
  readonly chosen: readonly Point[];
  readonly onChoose: (chosen: readonly Point[]) => void;
}

/** Length of the canvas's longer side, px: two device pixels per CSS px. */
const LONG_SIDE = 880;

const pathOf = ({ box: { x, y, width, height }, outline }: OfferedDog): string =>
  outline.length > 0
    ? outline.map((ring) => `M${ring.map((point) => point.join(' ')).join('L')}Z`).join('')
    : `M${x} ${y}h${width}v${height}h${-width}Z`;

const percent = (share: number): string => `${100 * share}%`;

/**
 * Shows the dogs found in a photo with their outlines. A tap selects or deselects a dog; at least
 * one stays selected.
 */
export const DogChoice = ({ photo, area, dogs, chosen, onChoose }: DogChoiceProps) => {
  const id = useId();
  const [isLastTapped, setIsLastTapped] = useState(false);
  const boxes = useMemo(() => dogs.map(({ box }) => box), [dogs]);
  const view = useMemo(() => viewOf(boxes, area), [boxes, area]);
  const labels = useMemo(() => labelPositions(boxes, view), [boxes, view]);
  const canvas = usePartOfPhoto(photo, view, LONG_SIDE);
  const scale = LONG_SIDE / Math.max(view.width, view.height);

  const chosenDogs = dogsAt(dogs, chosen);
  const drawn =
    chosenDogs.length > 0 ? chosenDogs : [...dogs.keys()].filter((i) => dogs[i].isDrawn);
  const toggle = (dog: number): void => {
    const next = drawn.includes(dog) ? drawn.filter((i) => i !== dog) : [...drawn, dog];
    setIsLastTapped(next.length === 0);
    if (next.length > 0) onChoose(next.sort((i, j) => i - j).map((i) => pointOn(dogs[i].box)));
  };

  return (
    <div
      className={css.choice}
      role="group"
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-words`}
    >
      <p className={css.question} id={`${id}-question`}>
        {QUESTION}
      </p>
      <p className={css.words} id={`${id}-words`} aria-live="polite">
        {choiceMessage(dogs.length, drawn, isLastTapped)}
      </p>
      <div
        className={css.view}
        style={{ width: displayWidth(view), aspectRatio: `${view.width} / ${view.height}` }}
      >
        <canvas
          ref={canvas}
          className={css.layer}
          width={Math.round(view.width * scale)}
          height={Math.round(view.height * scale)}
          aria-hidden="true"
        />
        <svg
          className={css.layer}
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {dogs.map((dog, i) => (
            // Clickable in addition to the button, so that the visitor can tap the dog itself.
            <g
              key={i}
              className={cx(css.dog, !drawn.includes(i) && css.leftOut)}
              onClick={() => toggle(i)}
            >
              <path className={css.edge} d={pathOf(dog)} />
              <path className={css.line} d={pathOf(dog)} />
            </g>
          ))}
        </svg>
        {labels.map(({ x, y }, i) => (
          <button
            key={i}
            type="button"
            className={css.label}
            style={{ left: percent(x), top: percent(y) }}
            aria-pressed={drawn.includes(i)}
            onClick={() => toggle(i)}
          >
            {drawn.includes(i) && <CheckIcon />}
            {`Dog ${i + 1}`}
          </button>
        ))}
      </div>
    </div>
  );
};
