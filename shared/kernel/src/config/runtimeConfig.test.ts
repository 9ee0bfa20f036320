import { defaultConfig, parseRuntimeConfig } from './runtimeConfig';

describe('runtime configuration', () => {
  test('takes the values of the deployment', () => {
    const text = JSON.stringify({
      basePath: '/pups',
      apiBaseUrl: 'https://api.example.com',
      registryUrl: '/pups/registry.json',
      remoteOrigins: ['https://cdn.example.com'],
      offline: true,
      reportUrl: 'https://reports.example.com/in',
      overlay: true,
      registryKeys: ['key'],
    });
    expect(parseRuntimeConfig(text)).toEqual(JSON.parse(text));
  });

  test.each([null, undefined, '', '{', '[]', '"text"', '7', 'null'])(
    'falls back to the defaults for %p',
    (text) => {
      expect(parseRuntimeConfig(text)).toEqual(defaultConfig);
    },
  );

  test('by default, nothing is switched on, and no other origin is contacted', () => {
    expect(defaultConfig).toMatchObject({
      apiBaseUrl: '',
      registryUrl: '/registry.json',
      remoteOrigins: [],
      offline: false,
      reportUrl: '',
      overlay: false,
    });
  });

  test.each([
    [{ basePath: 'pups' }],
    [{ basePath: 7 }],
    [{ basePath: '//elsewhere.example' }],
    [{ apiBaseUrl: 'ftp://x' }],
    [{ registryUrl: 'javascript:alert(1)' }],
    [{ registryUrl: '//elsewhere.example/registry.json' }],
    [{ offline: 'yes' }],
    [{ reportUrl: 'reports' }],
    [{ overlay: 1 }],
    [{ reportUrl: 'javascript:alert(1)' }],
  ])('replaces only the malformed field of %j', (value) => {
    expect(parseRuntimeConfig(JSON.stringify(value))).toEqual(defaultConfig);
    expect(parseRuntimeConfig(JSON.stringify({ apiBaseUrl: '/api', ...value })).registryUrl).toBe(
      '/registry.json',
    );
  });

  test('keeps only valid origins', () => {
    const remoteOrigins = [
      'https://cdn.example.com',
      'https://cdn.example.com/path',
      'javascript:alert(1)',
      '*',
      7,
    ];
    expect(parseRuntimeConfig(JSON.stringify({ remoteOrigins })).remoteOrigins).toEqual([
      'https://cdn.example.com',
    ]);
  });

  test.each(['key', 7, null, [7]])('with the malformed keys %j, no signature matches', (keys) => {
    const { registryKeys } = parseRuntimeConfig(JSON.stringify({ registryKeys: keys }));
    expect(registryKeys).toEqual(['']);
  });

  test('drops slashes at the end, so that addresses can be joined', () => {
    const config = parseRuntimeConfig(
      JSON.stringify({ basePath: '/pups/', apiBaseUrl: 'https://api.example.com/' }),
    );
    expect(config).toMatchObject({ basePath: '/pups', apiBaseUrl: 'https://api.example.com' });
    expect(parseRuntimeConfig('{"basePath":"/"}').basePath).toBe('/');
  });
});
