/** A question and its answer as the visitor saw them. */
export interface ReceiptAnswer {
  readonly question: string;
  /** May contain line breaks; never empty: a text says "not answered". */
  readonly answer: string;
}

/** A section of the form, or a row of a repeatable group; the ones before the first heading have none. */
export interface ReceiptSection {
  readonly heading: string | null;
  /** 1 for headings of pages, and for all sections of a form without pages; 2 for the sections within a page. */
  readonly level: 1 | 2;
  readonly answers: readonly ReceiptAnswer[];
}

/** The whole content of a submission's PDF, in the visitor's language (specification D12). */
export interface ReceiptDocument {
  /** BCP 47. */
  readonly languageTag: string;
  /** The document's title, which PDF readers show in the window's title. */
  readonly title: string;
  readonly siteName: string;
  readonly formName: string;
  /** Reference, time and whatever else identifies the submission. */
  readonly facts: readonly ReceiptAnswer[];
  readonly sections: readonly ReceiptSection[];
  readonly attachmentsHeading: string;
  /** One line per attachment: name and size. */
  readonly attachments: readonly string[];
  /** Text of page footers, with `{page}` and `{pages}`. */
  readonly pageFoot: string;
  /** When the submission was received, ISO 8601 UTC; also the PDF's date, so that a submission always gives the same file. */
  readonly createdAt: string;
}
