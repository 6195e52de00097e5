import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://otel.example/otlp';

it('traces are made only where there is a collector', () => {
  expect(readEnv({ OTEL_SERVICE_NAME: 'shop' }).tracing).toBeUndefined();
  expect(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toEqual({
    endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: {},
    service: 'bijli-bazaar',
    share: 1,
  });
  const OTEL_EXPORTER_OTLP_HEADERS = 'api-key=a%3Db==, x-team = shop';
  expect(
    readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER_ARG: '0.25' }).tracing,
  ).toMatchObject({ headers: { 'api-key': 'a=b==', 'x-team': 'shop' }, share: 0.25 });
});

it('what is wrong with it is said without its values', () => {
  const wrong = () =>
    readEnv({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'otel.example:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'hidden%0d%0akey',
      OTEL_TRACES_SAMPLER_ARG: '25%',
    });
  expect(wrong).toThrow(/OTLP_ENDPOINT must .*\n.*OTLP_HEADERS must .*\n.*SAMPLER_ARG must be a number from 0 to 1/);
  expect(wrong).not.toThrow(/hidden|otel\.example/);
  for (const OTEL_EXPORTER_OTLP_HEADERS of ['a=%zz', 'a=b%0d%0aHost: c', '=b', 'a=b;c'])
    expect(() => readEnv({ OTEL_EXPORTER_OTLP_HEADERS })).toThrow('OTEL_EXPORTER_OTLP_HEADERS must be');
});
