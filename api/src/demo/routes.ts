import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { DemoContent, DemoDog, DemoVideo, SampleImage } from './schemas';

// The content never changes while the server runs, so each response is serialized only once.
const success = (data: unknown): string =>
  JSON.stringify({ isSuccess: true, data, message: '', ResponseMsg: '' });

const noSuchDog = JSON.stringify({
  isSuccess: false,
  data: null,
  message: 'Not found',
  ResponseMsg: 'This demo dog does not exist.',
});

const send = (reply: FastifyReply, text: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text);

interface DogParams {
  readonly id: string;
}

const dogParams = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', minLength: 1, maxLength: 64 } },
};

interface DemoOptions {
  readonly content: DemoContent;
  /** Prefix of each content address. */
  readonly basePath: string;
}

/** The demo endpoints. The sample images are served at both paths that clients may use. */
export const demoRoutes: FastifyPluginAsync<DemoOptions> = (app, { content, basePath }) => {
  const address = (path: string): string => `${basePath}${path}`;
  const video: DemoVideo[] = content.video ? [{ video: address(content.video.mp4) }] : [];
  const videos = success(video);
  const dogs = success(
    content.dogs.map(({ id, name, image }): DemoDog => ({ id, name, image: address(image) })),
  );
  const samples = new Map(
    content.dogs.map(({ id, pages }) => [
      id,
      success(pages.map((page): SampleImage => ({ image: address(page) }))),
    ]),
  );

  app.get('/demo/dog/video', (_request, reply) => void send(reply, videos));
  app.get('/demo/dog', (_request, reply) => void send(reply, dogs));

  for (const path of ['/demo/dog/:id', '/demo/generated-images/:id']) {
    app.get<{ Params: DogParams }>(path, { schema: { params: dogParams } }, (request, reply) => {
      const images = samples.get(request.params.id);
      if (images === undefined) reply.code(404);
      void send(reply, images ?? noSuchDog);
    });
  }
  return Promise.resolve();
};
