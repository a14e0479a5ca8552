import { Chip, ChevronRightIcon, ShieldCheckIcon } from '@form-portal/ui';
import { memo } from 'react';
import { OpeningChip } from './opening-chip.tsx';
import { Localized, PortalText } from '../../shared/i18n/i18n-context.tsx';
import styles from './form-rows.module.css';
import type { FormListItem } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** One form: a link that fills the row; its name is the form's name alone; the line below the name, its opening and the badge describe it (specification D31). */
export const FormRow = memo(function FormRow({ form }: { readonly form: FormListItem }): ReactElement {
  const id = `form-${form.guid}`;
  const tip = `${id}-tip`;
  const description = `${id}-description`;
  const opening = `${id}-opening`;
  const describedBy = [
    form.listDescription && description,
    form.availability && opening,
    form.suomiFiEnabled && tip,
  ];
  return (
    <li className={styles.row}>
      <a
        className={styles.link}
        href={`/form/${form.guid}`}
        id={id}
        aria-labelledby={`${id}-name`}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
      >
        <span className={styles.words}>
          <span className={styles.texts}>
            <span className={styles.name} id={`${id}-name`}>
              <Localized text={form.name} />
            </span>
            {form.listDescription !== undefined && (
              <span className={styles.description} id={description}>
                <Localized text={form.listDescription} />
              </span>
            )}
          </span>
          {form.availability !== undefined && <OpeningChip id={opening} availability={form.availability} />}
          {form.suomiFiEnabled && (
            <span className={styles.badge}>
              <Chip kind="accent" icon={<ShieldCheckIcon size={16} />}>
                <PortalText textKey="suomifiBadge" />
              </Chip>
              <span className={styles.tip} role="tooltip" id={tip}>
                <PortalText textKey="suomifiTooltip" />
              </span>
            </span>
          )}
        </span>
        <ChevronRightIcon className={styles.chevron} />
      </a>
    </li>
  );
});
