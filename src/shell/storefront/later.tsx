import { ComparisonBar } from '#products/catalog/ui/comparison/comparison-bar.tsx';
import { LaterLayout } from './later-layout.tsx';

export function Later() {
  return (
    <>
      <ComparisonBar />
      <LaterLayout />
    </>
  );
}
