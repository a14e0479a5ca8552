import { feedbackLink } from '@form-portal/domain';
import { PortalText } from '../i18n/i18n-context.tsx';
import { useSite } from './site-context.tsx';
import styles from './footer.module.css';
import type { Settings } from '@form-portal/domain';
import type { ReactElement } from 'react';

interface FooterLink {
  readonly key: 'accessibilityStatement' | 'giveFeedback' | 'privacyPolicy';
  readonly href: string;
}

function linksOf({
  accessibilityStatement,
  feedbackAddress,
  privacyPolicyUrl,
}: Settings): readonly FooterLink[] {
  const statement = accessibilityStatement?.kind === 'link' ? accessibilityStatement.url : '/accessibility';
  const links: readonly FooterLink[] = [
    { key: 'accessibilityStatement', href: accessibilityStatement === null ? '' : statement },
    { key: 'giveFeedback', href: feedbackLink(feedbackAddress) },
    { key: 'privacyPolicy', href: privacyPolicyUrl },
  ];
  return links.filter(({ href }) => href !== '');
}

/** The footer of every page, in the same order everywhere (SC 3.2.6). */
export function Footer(): ReactElement {
  const { settings, version, year } = useSite();
  return (
    <footer className={styles.footer}>
      <span>
        <PortalText textKey="copyright" params={{ year: String(year), siteName: settings.siteName }} />
      </span>
      {linksOf(settings).map(({ key, href }) => (
        <a key={key} href={href}>
          <PortalText textKey={key} />
        </a>
      ))}
      <span className={styles.version}>
        <PortalText textKey="version" params={{ version }} />
      </span>
    </footer>
  );
}
