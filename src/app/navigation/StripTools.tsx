import ThemeToggle from '../ThemeToggle';
import { SearchButton } from './SearchButton';

interface StripToolsProps {
  readonly wide: boolean;
  readonly onSearch: () => void;
}

/** The end of the strip: search and, on wide screens, the theme switch. */
export default function StripTools({ wide, onSearch }: StripToolsProps) {
  return (
    <>
      <SearchButton onPress={onSearch} />
      {wide && <ThemeToggle />}
    </>
  );
}
