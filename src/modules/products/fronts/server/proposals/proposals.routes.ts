import { administrator, seller } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import * as calls from '#products/fronts/proposals.contract.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { declineProposal } from './decide-proposals.ts';
import { changeProposal, previewProposal, proposeSection, withdrawProposal } from './propose-section.ts';
import { listProposals, proposableFronts, readProposal } from './read-proposals.ts';

export function serveFrontProposals(api: Api): void {
  serve(api, calls.listProposals, seller, listProposals);
  serve(api, calls.listProposableFronts, seller, async ctx => ({ data: await proposableFronts(ctx) }));
  serve(api, calls.readProposal, seller, async (ctx, { _id }) => ({ data: await readProposal(ctx, _id) }));
  serve(api, calls.previewProposal, seller, async (ctx, asked) => ({ data: await previewProposal(ctx, asked) }));
  serve(api, calls.proposeSection, seller, async (ctx, asked) => ({
    message: speaking(ctx.language, () => t('products.fronts.proposals.told.proposed')),
    data: await proposeSection(ctx, asked),
  }));
  serve(api, calls.changeProposal, seller, async (ctx, asked) => ({
    message: speaking(ctx.language, () => t('products.fronts.proposals.told.changed')),
    data: await changeProposal(ctx, asked),
  }));
  serve(api, calls.withdrawProposal, seller, async (ctx, asked) => ({
    message: speaking(ctx.language, () => t('products.fronts.proposals.told.withdrawn')),
    data: await withdrawProposal(ctx, asked),
  }));
  serve(api, calls.declineProposal, administrator, async (ctx, asked) => ({
    message: speaking(ctx.language, () => t('products.fronts.proposals.told.declined')),
    data: await declineProposal(ctx, asked),
  }));
}
