import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { StorageBench } from '#shared/ports/bench.ts';

/** Uploads from pages of one shop. */
const CORS = `<CORSConfiguration><CORSRule><AllowedOrigin>https://shop.example</AllowedOrigin>
<AllowedMethod>PUT</AllowedMethod><AllowedHeader>content-type</AllowedHeader><ExposeHeader>ETag</ExposeHeader>
</CORSRule></CORSConfiguration>`;

/** A server that speaks S3 and looks at signatures; it has no word for giving up parts. */
export async function bench(): Promise<StorageBench> {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const configureBuckets = [{ name: 'goods', configs: [CORS] }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const settings = {
    ...{ endpoint: `http://127.0.0.1:${port}`, region: '', bucket: 'goods', key: 'S3RVER', secret: 'S3RVER' },
    ...{ pathStyle: 'true', publicUrl: '' },
  };
  return {
    settings,
    wrong: { ...settings, secret: 'not-the-secret-of-this-bucket' },
    keepsParts: true,
    end: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
