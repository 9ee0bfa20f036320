import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { demoDog, demoVideo, dogId, envelope, failure, sampleImage, type DemoContent } from './schemas';

const success = <T>(data: T) => ({ isSuccess: true, data, message: '', ResponseMsg: '' });

/** What the API says where an id is of no demo dog. */
export const noSuchDog = {
  isSuccess: false,
  data: null,
  message: 'Not found',
  ResponseMsg: 'This demo dog does not exist.',
};

interface DemoOptions {
  readonly content: DemoContent;
  /** Put before each address of the content. */
  readonly basePath: string;
}

/** The demo endpoints, in both readings of the path of the sample images. */
export const demoRoutes: FastifyPluginAsyncTypebox<DemoOptions> = async (app, { content, basePath }) => {
  const address = (path: string): string => `${basePath}${path}`;
  const videos = content.video ? [{ video: address(content.video.mp4) }] : [];
  const dogs = content.dogs.map(({ id, name, image }) => ({ id, name, image: address(image) }));
  const samples = new Map(content.dogs.map(({ id, pages }) => [id, pages.map((page) => ({ image: address(page) }))]));

  app.get('/demo/dog/video', { schema: { response: { 200: envelope(Type.Array(demoVideo)) } } }, async () =>
    success(videos),
  );

  app.get('/demo/dog', { schema: { response: { 200: envelope(Type.Array(demoDog)) } } }, async () => success(dogs));

  for (const path of ['/demo/dog/:id', '/demo/generated-images/:id']) {
    app.get(
      path,
      { schema: { params: dogId, response: { 200: envelope(Type.Array(sampleImage)), 404: failure } } },
      async (request, reply) => {
        const images = samples.get(request.params.id);
        return images ? success(images) : reply.code(404).send({ ...noSuchDog, data: null });
      },
    );
  }
};
