import { Notice, Skeleton } from '@form-portal/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useSite } from '../../../shared/shell/site-context.tsx';
import { failureMessage } from '../../api/failure-message.ts';
import { MaskedValue } from '../../masked-value.tsx';
import { ObjectFiles } from './object-files.tsx';
import { fetchUnmaskedProperty, vaultObjectQuery } from './object-queries.ts';
import { shownValue } from './shown-value.ts';
import { PanelFrame } from '../panel/panel-frame.tsx';
import { readerNames } from '../structure/reader-names.ts';
import styles from '../panel/element-panel.module.css';
import type { VaultObject } from './vault-object.wire.ts';
import type { AdministeredStructure } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface ObjectPanelProps {
  readonly type: number;
  readonly id: number;
  readonly classes: readonly { readonly id: number; readonly name: string }[];
  /** For names in the reader's language; undefined while it loads. */
  readonly structure: AdministeredStructure | undefined;
}

/** One object: its properties as text, and its files. */
export function ObjectPanel({ type, id, classes, structure }: ObjectPanelProps): ReactElement {
  const { text } = useI18n();
  /** Undefined: the newest. */
  const [chosenVersion, setChosenVersion] = useState<number>();
  const { data, error } = useQuery({
    ...vaultObjectQuery(type, id, chosenVersion),
    placeholderData: keepPreviousData,
  });
  const className = classes.find((listed) => listed.id === data?.class)?.name;
  const version = data === undefined ? '' : text('admin.vault.version', { n: data.version });
  return (
    <PanelFrame
      overline={[className, version].filter((part) => part !== undefined && part !== '').join(' · ')}
      title={data?.title ?? text(error === null ? 'loading' : 'admin.vault.gone')}
      back="/admin/vault/objects"
    >
      {error !== null && (
        <div className={styles.section}>
          <Notice kind="danger" role="alert">
            {failureMessage(error, text)}
          </Notice>
        </div>
      )}
      {data === undefined && error === null && (
        <div className={styles.section}>
          <Skeleton title="left-out" />
        </div>
      )}
      {data !== undefined && <SubmissionLink object={data} />}
      {data !== undefined && <ObjectParts object={data} structure={structure} />}
      {data !== undefined && <Versions object={data} onChoose={setChosenVersion} />}
    </PanelFrame>
  );
}

/** A link to the submission that an object was created from; nothing when the portal has none. */
function SubmissionLink({ object: { submission } }: { readonly object: VaultObject }): ReactElement | null {
  const { text } = useI18n();
  if (submission === null) return null;
  return (
    <p className={styles.section}>
      <Link to={`/admin/submissions/${submission.guid}`}>
        {text('admin.vault.ofSubmission', { reference: submission.reference })}
      </Link>
    </p>
  );
}

interface ObjectPartsProps extends Pick<ObjectPanelProps, 'structure'> {
  readonly object: VaultObject;
}

function ObjectParts({ object, structure }: ObjectPartsProps): ReactElement {
  const i18n = useI18n();
  const { timeZone } = useSite();
  const { text, languageTag } = i18n;
  const shownName = readerNames(structure?.languages ?? [], languageTag);
  const nameOf = ({ id, name }: VaultObject['properties'][number]) =>
    shownName(structure?.properties.find((property) => property.id === id) ?? { name, names: {} });
  return (
    <>
      <section className={styles.section}>
        <h3>{text('admin.vault.properties')}</h3>
        <dl className={styles.facts}>
          {object.properties.map((property) => (
            <div key={property.id}>
              <dt lang={nameOf(property).lang}>{nameOf(property).text}</dt>
              <dd>
                {property.masked ? (
                  <MaskedValue
                    // Other versions are fetched separately.
                    key={object.version}
                    label={nameOf(property).text}
                    masked={property.value}
                    onShow={() => fetchUnmaskedProperty(object, property.id)}
                  />
                ) : (
                  shownValue(property, i18n, timeZone)
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <ObjectFiles object={object} />
    </>
  );
}

interface VersionsProps {
  readonly object: VaultObject;
  readonly onChoose: (version: number) => void;
}

/** All versions, each with a link that shows it. */
function Versions({ object, onChoose }: VersionsProps): ReactElement {
  const { text, dateTime } = useI18n();
  return (
    <section className={styles.section}>
      <h3>{text('admin.vault.versions')}</h3>
      <ol className={styles.rows}>
        {object.versions.map(({ version, created, createdBy }) => (
          <li key={version} className={styles.row}>
            <button
              type="button"
              className={styles.version}
              aria-current={version === object.version ? 'true' : undefined}
              onClick={() => onChoose(version)}
            >
              {text('admin.vault.version', { n: version })}
            </button>
            <span className={styles.hint}>
              {[dateTime(created), createdBy ?? text('admin.vault.byPortal')].join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
