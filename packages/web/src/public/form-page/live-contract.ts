import type { I18n } from '../../shared/i18n/i18n.ts';
import type { Site } from '../../shared/shell/site-context.tsx';
import type { AboveFormProps } from './above-form.tsx';
import type { FillPlaces, FillView, FirstView } from './fill-view.ts';
import type { Filling } from './draft/filling.ts';
import type { FormPageContent } from './form-page-content.ts';
import type { Guid } from '@form-portal/domain';
import type { ComponentType, ReactElement } from 'react';

export interface LiveFillingProps {
  readonly page: FormPageContent;
  readonly places: FillPlaces;
  /** What the page shows now. */
  readonly first: FillView;
  readonly onView: (view: FillView) => void;
  /** It has begun. */
  readonly onFilling: (filling: Filling) => void;
  /** Whether Send was pressed before this was here. */
  readonly wanted: 'send' | 'nothing';
}

/**
 * All that a form does once somebody touches it: draft, checks, attachments, sending. Most of the page's script, so it comes with the
 * first touch; until then the page is plain HTML that can be filled in.
 */
export interface LiveModule {
  readonly AboveForm: (props: AboveFormProps) => ReactElement;
  readonly LiveFilling: ComponentType<LiveFillingProps>;
  /** What a page shows at first that came with answers: prefilled ones, or those of a post that came back. */
  readonly firstView: (page: FormPageContent, site: Site, i18n: I18n) => FirstView;
  /** GUIDs of the fields that identification answers. */
  readonly verifiedFields: (page: FormPageContent, site: Site) => readonly Guid[];
}
