import {
  CheckIcon,
  ChevronDownIcon,
  GlobeIcon,
  Menu,
  VisuallyHidden,
  closeMenuOf,
  menuItem,
} from '@form-portal/ui';
import { useEffect, useRef, useState } from 'react';
import { PortalText, useI18n } from '../../i18n/i18n-context.tsx';
import { languageLink } from '../../i18n/language-choice.ts';
import { translationsFailure } from '../../i18n/translations-failure.ts';
import { useAnnounce } from '../live-region.tsx';
import { useSite } from '../site-context.tsx';
import styles from './header.module.css';
import type { LanguageChoice } from '@form-portal/domain';
import type { MouseEvent, ReactElement } from 'react';

/** The language picker (docs/design.md#language-picker): links that work without script; with script the page changes in place and keeps what was typed. */
export function LanguageMenu(): ReactElement | null {
  const { language, text } = useI18n();
  const { languages, path, switchLanguage } = useSite();
  const [failed, setFailed] = useState<LanguageChoice | null>(null);
  const lastChange = useRef(Promise.resolve());
  const current = languages.find((choice) => choice.code === language);
  useSpokenChange(language, text('languageChanged', { name: current?.name ?? language }));
  if (current === undefined || languages.length < 2) return null;

  async function change(choice: LanguageChoice): Promise<void> {
    try {
      await switchLanguage(choice.code);
      setFailed(null);
    } catch (error) {
      // eslint-disable-next-line no-console -- specification §7 asks for this line
      console.error(translationsFailure, error);
      setFailed(choice);
    }
  }

  /** Changes languages one after the other, so that the page ends in the one that was chosen last, whichever texts are slow. */
  function choose(choice: LanguageChoice): void {
    lastChange.current = lastChange.current.then(() => change(choice));
  }

  function onClick(event: MouseEvent<HTMLAnchorElement>, choice: LanguageChoice): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    closeMenuOf(event.currentTarget);
    choose(choice);
  }

  return (
    <div className={styles.language}>
      <Menu button={<CurrentLanguage choice={current} label={<PortalText textKey="language" />} />}>
        <ul>
          {languages.map((choice) => (
            <li key={choice.code}>
              <a
                className={menuItem}
                href={languageLink(path, choice.code)}
                lang={choice.languageTag}
                hrefLang={choice.languageTag}
                aria-current={choice.code === language ? 'true' : undefined}
                onClick={(event) => onClick(event, choice)}
              >
                <span className={styles.choice}>{choice.name}</span>
                {choice.code === language && <CheckIcon />}
              </a>
            </li>
          ))}
        </ul>
      </Menu>
      {failed !== null && (
        <div className={styles.failure}>
          <p role="alert">
            <PortalText textKey="languageFailed" params={{ name: failed.name }} />
          </p>
          <button type="button" className={menuItem} onClick={() => choose(failed)}>
            <PortalText textKey="tryAgain" />
          </button>
          <button type="button" className={menuItem} onClick={() => setFailed(null)}>
            <PortalText textKey="close" />
          </button>
        </div>
      )}
    </div>
  );
}

/** Announces the sentence once after the language was changed on the open page. */
function useSpokenChange(language: string, sentence: string): void {
  const announce = useAnnounce();
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    announce(sentence);
  }, [language, sentence, announce]);
}

interface CurrentLanguageProps {
  readonly choice: LanguageChoice;
  readonly label: ReactElement;
}

function CurrentLanguage({ choice, label }: CurrentLanguageProps): ReactElement {
  return (
    <>
      <GlobeIcon className={styles.wideOnly} />
      <span className={styles.wideOnly} lang={choice.languageTag}>
        {choice.name}
      </span>
      <span className={styles.phoneOnly}>{choice.languageTag.slice(0, 2).toUpperCase()}</span>
      <VisuallyHidden>, {label}</VisuallyHidden>
      <ChevronDownIcon size={16} />
    </>
  );
}
