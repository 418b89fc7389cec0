import { useLocation } from 'react-router-dom';
import { languageIn } from './language-in';

/** In which language the entry around is open. */
export function useLanguage(): string | undefined {
  return languageIn(useLocation().search);
}
