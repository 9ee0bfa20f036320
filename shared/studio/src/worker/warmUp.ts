import { Tracer } from '@scribblepup/tracing';
import { drawSyntheticDog } from '@scribblepup/tracing/syntheticDog';
import { LOOK_IDS } from '@scribblepup/pages/ids';
import { preloadFinder } from './tasks/finder';
import { pagesTask } from './tasks/pages';

/** Sides in px of the drawn photo and of the traced picture: small, so that steps are short. */
const PHOTO = 240,
  TRACED = 140;
/** How often each step runs. By then, browsers have compiled most of what is slow. */
const ROUNDS = 4;
const CHOICES = { name: 'Buddy', bornMonth: null };

/** Lets the worker receive messages. Throws the signal's reason if a task has arrived. */
const pause = async (signal: AbortSignal): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
};

/**
 * Draws pages of a small drawn dog, and discards them. Browsers compile code only after it has run
 * often, so the first photo takes a third less time after this. On a desktop, the longest step
 * takes about a tenth of a second.
 * @param signal stops it before the next step
 * @throws the signal's reason
 */
export const warmUp = async (signal: AbortSignal): Promise<void> => {
  const finder = await preloadFinder();
  if (!finder) return;
  await pause(signal);
  const { photo } = drawSyntheticDog({ width: PHOTO, height: PHOTO });
  // Mirror images would only run the same code again, for a sixth of the time.
  const found = await finder.find(photo, { signal, mirror: false });
  for (const look of LOOK_IDS.slice(0, ROUNDS)) {
    await pause(signal);
    const tracer = new Tracer(photo, {}, found, TRACED);
    tracer.cutout();
    await pause(signal);
    const { dog } = tracer.run();
    await pause(signal);
    await pagesTask({ dog, choices: CHOICES, looks: [look] }, () => undefined);
  }
};
