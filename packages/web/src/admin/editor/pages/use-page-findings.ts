import { pageOf } from '@form-portal/domain';
import { elementOfLocation, findPage, type EditorLocation, type Finding } from '@form-portal/domain/edit';
import { useMemo } from 'react';
import { useFindings } from '../check/use-findings.ts';
import { useEditor } from '../editor-context.tsx';
import { isStored } from '../model/saving/stored-versions.ts';
import { useSettledForm } from '../use-settled-form.ts';
import type { Form, Guid } from '@form-portal/domain';

/** The findings on each page, without those for information only. A form that was never saved has none yet. */
export function usePageFindings(): ReadonlyMap<Guid, readonly Finding[]> {
  const form = useSettledForm();
  const findings = useFindings();
  const wasSaved = useEditor(({ versions }) => isStored(versions));
  return useMemo(() => {
    const findingsByPage = new Map<Guid, Finding[]>();
    if (!wasSaved) return findingsByPage;
    for (const finding of findings) {
      const page = finding.severity === 'info' ? null : pageOfLocation(form, finding.at);
      if (page !== null) findingsByPage.set(page, [...(findingsByPage.get(page) ?? []), finding]);
    }
    return findingsByPage;
  }, [form, findings, wasSaved]);
}

/** The page that a location is on; null for one of the whole form. */
function pageOfLocation(form: Form, at: EditorLocation): Guid | null {
  const guid = elementOfLocation(at);
  if (guid === null) return null;
  return findPage(form, guid) === undefined ? pageOf(form, guid) : guid;
}
