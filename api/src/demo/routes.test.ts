import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from '../server';
import { makeSite } from '../testing/site';

const get = async (url: string, change = {}) => {
  const server = await createServer(await makeSite(change));
  const response = await server.inject({ url });
  await server.close();
  return { status: response.statusCode, headers: response.headers, body: response.json<unknown>() };
};

const success = (data: unknown) => ({ isSuccess: true, data, message: '', ResponseMsg: '' });

test('the demo video is the first item of a list', async () => {
  const { status, body } = await get('/v1/demo/dog/video');
  expect(status).toBe(200);
  expect(body).toEqual(success([{ video: '/content/demo.mp4' }]));
});

test.each(['/v1/demo/dog', '/v1/demo/dog/'])(
  '%s lists the demo dogs with only their id, name and image',
  async (url) => {
    expect((await get(url)).body).toEqual(
      success([{ id: '1', name: 'Biscuit', image: '/content/biscuit.webp' }]),
    );
  },
);

test.each(['/v1/demo/dog/1', '/v1/demo/generated-images/1'])(
  '%s lists the sample images',
  async (url) => {
    expect((await get(url)).body).toEqual(
      success([{ image: '/content/1.svg' }, { image: '/content/2.svg' }]),
    );
  },
);

test('a dog that does not exist is a failure with a message', async () => {
  const { status, body } = await get('/v1/demo/dog/99');
  expect(status).toBe(404);
  expect(body).toMatchObject({
    isSuccess: false,
    data: null,
    ResponseMsg: 'This demo dog does not exist.',
  });
});

test('an id that is too long is a bad request, in the envelope', async () => {
  const { status, body } = await get(`/v1/demo/dog/${'x'.repeat(65)}`);
  expect(status).toBe(400);
  expect(body).toMatchObject({ isSuccess: false, ResponseMsg: 'Bad request' });
});

test.each([
  '/v1/demo/dog/video',
  '/v1/demo/dog/99',
  `/v1/demo/dog/${'x'.repeat(65)}`,
  '/v1/nothing',
])('%s is revalidated each time', async (url) => {
  expect((await get(url)).headers['cache-control']).toBe('no-cache');
});

test.each(['/v1/nothing', '/v1', '/v1/'])(
  '%s, an unknown address of the API, gets an error in JSON, not a page of the site',
  async (url) => {
    const { status, body } = await get(url);
    expect(status).toBe(404);
    expect(body).toMatchObject({ isSuccess: false });
  },
);

test('addresses include the base path', async () => {
  const { body } = await get('/pups/v1/demo/dog/video', { basePath: '/pups' });
  expect(body).toEqual(success([{ video: '/pups/content/demo.mp4' }]));
});

test('invalid content stops the server with an error that names the file', async () => {
  const site = await makeSite();
  await writeFile(join(site.content, 'demo.json'), '{"dogs":[{"id":1}]}');
  await expect(createServer(site)).rejects.toThrow(/demo\.json is not a list of demo dogs/);
});
