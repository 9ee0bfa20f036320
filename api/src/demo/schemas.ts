import { Type, type Static, type TSchema } from 'typebox';

/** The envelope that every answer of the API comes in. */
export const envelope = <T extends TSchema>(data: T) =>
  Type.Object({
    isSuccess: Type.Boolean(),
    data,
    message: Type.String(),
    ResponseMsg: Type.String(),
  });

export const failure = envelope(Type.Null());

export const demoVideo = Type.Object({ video: Type.String() });
export const demoDog = Type.Object({ id: Type.String(), name: Type.String(), image: Type.String() });
export const sampleImage = Type.Object({ image: Type.String() });

export const dogId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });

/** The file that lists the demo content; addresses are paths of this server. */
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
