import { Type, type Static } from 'typebox';

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

export const dogId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });

/** Schema of the file that lists the demo content; its addresses are paths on this server. */
export const demoContent = Type.Object({
  video: Type.Optional(Type.Object({ mp4: Type.String() })),
  dogs: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      image: Type.String(),
      pages: Type.Array(Type.String()),
    }),
  ),
});

export type DemoContent = Static<typeof demoContent>;
