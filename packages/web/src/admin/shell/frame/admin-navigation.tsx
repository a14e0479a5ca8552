import { mayAdminister } from '@form-portal/domain';
import {
  BoxIcon,
  ExternalLinkIcon,
  GridIcon,
  HistoryIcon,
  InboxIcon,
  LanguagesIcon,
  LibraryIcon,
  SettingsIcon,
  UserIcon,
  UserSearchIcon,
  UsersIcon,
} from '@form-portal/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useSite } from '../../../shared/shell/site-context.tsx';
import { useOwnsVault } from '../context/own-vault.ts';
import { SubmissionCount } from './submission-count.tsx';
import styles from './admin-navigation.module.css';
import type { IconProps } from '@form-portal/ui';
import type { TextKey } from '@form-portal/domain';
import type { ComponentType, ReactElement, RefObject } from 'react';

/** A page in the navigation. */
interface Entry {
  readonly path: string;
  readonly textKey: TextKey;
  readonly Icon: ComponentType<IconProps>;
  /** Shows how much there needs attention. */
  readonly Count?: ComponentType;
}

/** The pages about forms. */
const formEntries: readonly Entry[] = [
  { path: '/admin', textKey: 'admin.myForms', Icon: GridIcon },
  { path: '/admin/submissions', textKey: 'admin.submissions.title', Icon: InboxIcon, Count: SubmissionCount },
];

const structureEntry: Entry = { path: '/admin/vault', textKey: 'admin.vault.title', Icon: LibraryIcon };

/** The pages about the vault; objects and users of a vault that is administered elsewhere are not shown. */
const vaultEntries: readonly Entry[] = [
  { path: '/admin/vault/objects', textKey: 'admin.vault.objects', Icon: BoxIcon },
  structureEntry,
  { path: '/admin/vault/users', textKey: 'admin.vault.users', Icon: UsersIcon },
];

/** The pages about the site itself. */
const siteEntries: readonly Entry[] = [
  { path: '/admin/settings', textKey: 'admin.nav.settings', Icon: SettingsIcon },
  { path: '/admin/translations', textKey: 'admin.nav.translations', Icon: LanguagesIcon },
  { path: '/admin/sessions', textKey: 'account.everybody', Icon: UserIcon },
  { path: '/admin/audit', textKey: 'admin.audit.title', Icon: HistoryIcon },
  { path: '/admin/data-requests', textKey: 'admin.privacy.title', Icon: UserSearchIcon },
];

/** The navigation of the administration (specification §2, Admin screens), with the version below it. */
export function AdminNavigation(): ReactElement {
  const { text } = useI18n();
  const { version, year, settings, user } = useSite();
  const ownsVault = useOwnsVault();
  const line = useScrollToCurrent();
  return (
    <>
      {mayAdminister(user) && (
        <nav ref={line} className={styles.navigation} aria-label={text('admin.navigation')}>
          <Entries entries={formEntries} />
          <p id="navigation-vault" className={styles.group}>
            {text('admin.nav.vault')}
          </p>
          <Entries entries={ownsVault ? vaultEntries : [structureEntry]} labelledBy="navigation-vault" />
          <p id="navigation-site" className={styles.group}>
            {text('admin.nav.site')}
          </p>
          <Entries entries={siteEntries} labelledBy="navigation-site" />
        </nav>
      )}
      <footer className={styles.foot}>
        <a className={styles.entry} href="/">
          <ExternalLinkIcon />
          {text('admin.openPublicSite')}
        </a>
        <p>{text('version', { version })}</p>
        <p>{text('copyright', { year: String(year), siteName: settings.siteName })}</p>
      </footer>
    </>
  );
}

/** Scrolls the navigation to the current page's entry; narrow windows show the entries in one line. */
function useScrollToCurrent(): RefObject<HTMLElement | null> {
  const { pathname } = useLocation();
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (line.current === null || !current) return;
    const { left, width } = line.current.getBoundingClientRect();
    const entry = current.getBoundingClientRect();
    line.current.scrollLeft += entry.left - left - (width - entry.width) / 2;
  }, [pathname]);
  return line;
}

interface EntriesProps {
  readonly entries: readonly Entry[];
  readonly labelledBy?: string;
}

function Entries({ entries, labelledBy }: EntriesProps): ReactElement {
  const { text } = useI18n();
  const { pathname } = useLocation();
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {entries.map(({ path, textKey, Icon, Count }) => (
        <li key={path}>
          <a
            className={styles.entry}
            href={path}
            aria-current={isCurrent(pathname, path) ? 'page' : undefined}
          >
            <Icon />
            {text(textKey)}
            {Count !== undefined && <Count />}
          </a>
        </li>
      ))}
    </ul>
  );
}

const allPaths = [...formEntries, ...vaultEntries, ...siteEntries].map(({ path }) => path);

/** Whether a page is open, or one below it that has no entry; the start page has none below it. */
function isCurrent(pathname: string, path: string): boolean {
  const isAt = (entry: string): boolean =>
    pathname === entry || (entry !== '/admin' && pathname.startsWith(`${entry}/`));
  return isAt(path) && !allPaths.some((other) => other.length > path.length && isAt(other));
}
