import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_SPELLINGS } from '#test/rights/page-spellings.ts';
import { type Scene, setScene } from '#test/rights/scene.ts';
import { isSentAway, VISITS, visit } from '#test/rights/visit.ts';

const SENT_AWAY = VISITS.filter(isSentAway);

/** docs/security-cases.md B9 */
describe('a page that is not for somebody', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await setScene();
  });
  afterAll(() => scene.shop.end());

  it.each([...new Set(SENT_AWAY.map(({ page }) => page))])(
    'holds for %s however it is written, also after others have opened it so',
    async page => {
      for (const [name, spell] of Object.entries(PAGE_SPELLINGS)) {
        const url = spell(page);
        for (const who of ['administrator', 'shopper'] as const) await visit(scene, who, 'cookie', url);
        for (const { actor, outcome } of SENT_AWAY.filter(each => each.page === page)) {
          const answer = await visit(scene, actor, 'cookie', url);
          expect([outcome, 'nothing', '400 '], `${actor}, ${name}: ${url}`).toContain(answer.outcome);
        }
      }
    },
  );
});
