import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** A change that comes sooner than this needs no placeholder, which would only flash. */
const SLOW_AFTER_MS = 300;

/** Whether another choice of this same list has been on its way for so long that its place should be shown. */
export function useSlowChange(): boolean {
  const { location, state } = useNavigation();
  const { pathname, search } = useLocation();
  const isChange =
    state === 'loading' && location.pathname === pathname && withoutProduct(location.search) !== withoutProduct(search);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isChange) return;
    const clock = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(clock);
      setIsSlow(false);
    };
  }, [isChange]);
  return isSlow && isChange;
}

/** The product held up changes nothing in the list behind it. */
function withoutProduct(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('product');
  return params.toString();
}
