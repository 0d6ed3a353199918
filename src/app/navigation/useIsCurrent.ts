import { useLocation } from 'react-router-dom';

/** For `aria-current`: whether a link leads to the current page. */
export function useIsCurrent(): (to: string) => 'page' | undefined {
  const { pathname } = useLocation();
  return (to) => (to === pathname ? 'page' : undefined);
}
