import ThemeToggle from '../ThemeToggle';
import { SearchButton } from './SearchButton';

/** The end of the strip: search and, on wide screens, the theme switch. */
export default function StripTools({ wide }: { readonly wide: boolean }) {
  return (
    <>
      <SearchButton />
      {wide && <ThemeToggle />}
    </>
  );
}
