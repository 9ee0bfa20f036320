import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { limits } from '../../api/src/running/limits';
import { makeSite } from '../../api/src/testing/site';
import { root } from '../config/apps';
import { runNode } from '../config/process';
import { temporaryFolder } from '../config/temporaryFolder';
import { bundleServer } from './bundle';

interface Container {
  readonly env: readonly {
    readonly name: string;
    readonly value?: string;
    readonly valueFrom?: {
      readonly configMapKeyRef: { readonly name: string; readonly key: string };
    };
  }[];
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
}
interface Probe {
  readonly httpGet: { readonly path: string };
}
interface Manifest {
  readonly kind: string;
  readonly spec: {
    readonly template: {
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly containers: readonly Container[];
      };
    };
  };
}

const manifests = async (): Promise<Manifest[]> =>
  parseAllDocuments(await readFile(resolve(root, 'deploy/kubernetes/gateway.yaml'), 'utf8')).map(
    (document) => {
      expect(document.errors).toEqual([]);
      return document.toJS() as Manifest;
    },
  );

const gatewayContainer = async (): Promise<Container> =>
  (await manifests()).find(({ kind }) => kind === 'Deployment')!.spec.template.spec.containers[0];

/** Starts the bundled server in an empty folder, without any packages. */
const start = async (env: Readonly<Record<string, string>>) => {
  const folder = await temporaryFolder('image');
  const file = await bundleServer(join(folder, 'server.mjs'));
  const child = spawn(process.execPath, [file], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
  });
  const url = await new Promise<string>((done, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const ready = /ready (http:\/\/[\d.:]+)/.exec(chunk.toString());
      if (ready) done(ready[1]);
    });
    child.stderr.on('data', (chunk: Buffer) => fail(new Error(chunk.toString())));
  });
  const stop = (): Promise<number | null> =>
    new Promise((done) => {
      child.once('close', done);
      child.kill('SIGTERM');
    });
  return { url, stop };
};

test('the bundled server runs alone with the variables of the manifests, answers their probes and stops on SIGTERM', async () => {
  const { env, startupProbe, livenessProbe, readinessProbe } = await gatewayContainer();
  const { dist, content } = await makeSite();
  const server = await start({
    ...Object.fromEntries(
      env.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
    ),
    DRAIN_MS: '0',
    DIST: dist,
    CONTENT: content,
  });
  for (const probe of [startupProbe, livenessProbe, readinessProbe]) {
    expect((await fetch(server.url + probe.httpGet.path)).status).toBe(200);
  }
  expect(await (await fetch(`${server.url}/home`)).text()).toContain(
    '<link rel="canonical" href="https://scribblepup.example/home">',
  );
  expect(await server.stop()).toBe(0);
});

test("the image's health check passes if the server is ready, and fails if it is not running", async () => {
  const image = await readFile(resolve(root, 'deploy/Containerfile'), 'utf8');
  const [program, ...args] = JSON.parse(/^HEALTHCHECK CMD (.*)$/m.exec(image)![1]) as string[];
  expect(program).toBe('node');
  const { dist, content } = await makeSite();
  const server = await start({ DIST: dist, CONTENT: content });
  const check = async (): Promise<number> =>
    (await runNode(args, { env: { PORT: new URL(server.url).port } })).code;
  expect(await check()).toBe(0);
  await server.stop();
  expect(await check()).toBe(1);
});

test('a pod has more time to stop than its server needs', async () => {
  const deployment = (await manifests()).find(({ kind }) => kind === 'Deployment')!;
  const drainMs = (await gatewayContainer()).env.find(({ name }) => name === 'DRAIN_MS')!.value;
  expect(deployment.spec.template.spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(
    Number(drainMs) + limits.closeMs,
  );
});

test('the gateway takes the public keys from the ConfigMap, and no file of the deployment has a private one', async () => {
  const { env } = await gatewayContainer();
  const { name, key } = env.find((variable) => variable.name === 'REGISTRY_KEYS')!.valueFrom!
    .configMapKeyRef;
  const map = parse(
    await readFile(resolve(root, 'deploy/kubernetes/registry-keys.yaml'), 'utf8'),
  ) as { readonly metadata: { readonly name: string }; readonly data: Record<string, string> };
  expect(map.metadata.name).toBe(name);
  expect(map.data).toHaveProperty(key);
  const image = await readFile(resolve(root, 'deploy/Containerfile'), 'utf8');
  expect([...env.map((variable) => variable.name), image].join()).not.toContain('SIGNING_KEY');
  expect(await readFile(resolve(root, 'deploy/Containerfile.dockerignore'), 'utf8')).toContain(
    '**/*.pem',
  );
});

test('the server reads every variable that the image sets', async () => {
  const image = await readFile(resolve(root, 'deploy/Containerfile'), 'utf8');
  const source = await readFile(resolve(root, 'api/src/config.ts'), 'utf8');
  const set = [.../^ENV (.*)$/m.exec(image)![1].matchAll(/(\w+)=/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'NODE_ENV');
  expect(set).toContain('DIST');
  for (const name of set) expect(source).toContain(`env['${name}']`);
});
