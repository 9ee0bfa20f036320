import {
  isArrayOf,
  isObjectOf,
  isOptionalOf,
  isString,
  type Infer,
} from '@scribblepup/kernel/schema';

export interface DemoVideo {
  readonly video: string;
}

export interface DemoDog {
  readonly id: string;
  readonly name: string;
  readonly image: string;
}

export interface SampleImage {
  readonly image: string;
}

/** Schema of the file that lists the demo content; its addresses are paths on this server. */
export const isDemoContent = isObjectOf({
  video: isOptionalOf(isObjectOf({ mp4: isString })),
  dogs: isArrayOf(
    isObjectOf({ id: isString, name: isString, image: isString, pages: isArrayOf(isString) }),
  ),
});

export type DemoContent = Infer<typeof isDemoContent>;
