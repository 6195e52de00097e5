import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoPicturesAhead, frontPicturesAhead } from '#demo/picture-source.ts';
import type { HomeGoods } from '#features/catalog/contract.ts';
import type { PictureLibrary } from '#features/media/server/media.ts';
import type { Env } from './env.ts';
import type { Shop } from './shop.ts';

/** While the shop is open, drawing leaves the processor to those who buy. */
const PAUSE_WHEN_OPEN_MS = 40;

/**
 * The pictures of the demo on its first start. Drawing takes the processor that filling the database leaves free, so what
 * the front page shows is there when the shop opens; the rest follows while it is open.
 */
export class FirstPictures {
  readonly #pictures: PictureLibrary;
  readonly #log: (error: unknown) => void;
  #isOpen = false;
  #hasBegun = false;

  constructor(pictures: PictureLibrary, log: (error: unknown) => void) {
    this.#pictures = pictures;
    this.#log = log;
  }

  /** Begins at once where nothing was ever started, so that there will be a demo. */
  beginOnEmpty({ seed, databaseUrl, dataDir }: Pick<Env, 'seed' | 'databaseUrl' | 'dataDir'>): void {
    if (seed === 'demo' && !databaseUrl && !existsSync(join(dataDir, 'db'))) this.#begin();
  }

  /** Waits for what a first look at the front page shows. */
  async finishFront(shop: Pick<Shop, 'app'>): Promise<void> {
    const home = (await shop.app.inject('/api/shop/products/home')).json<Pick<HomeGoods, 'sections'>>();
    const shown = home.sections.flatMap(({ products }) => products.map(({ image }) => image));
    await this.#pictures.makeNow(frontPicturesAhead(shown.filter(image => image.startsWith('/media/photos/demo/'))));
  }

  open(): void {
    this.#isOpen = true;
    this.#begin();
  }

  #begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    const all = demoPicturesAhead();
    const pause = () => (this.#isOpen ? PAUSE_WHEN_OPEN_MS : 0);
    for (const lane of [0, 1])
      this.#pictures
        .makeAhead(
          all.filter((_, at) => at % 2 === lane),
          pause,
        )
        .catch(this.#log);
  }
}
