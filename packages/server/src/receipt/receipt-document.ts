/** A question and its answer as the visitor saw them. */
export interface ReceiptAnswer {
  readonly question: string;
  /** May hold line breaks; never empty: "not answered" is said in words. */
  readonly answer: string;
}

/** A part of the form; the parts before the first heading have none. */
export interface ReceiptSection {
  readonly heading: string | null;
  readonly answers: readonly ReceiptAnswer[];
}

/** Everything that the PDF of a submission says, in the visitor's language: the PDF itself knows no texts (specification D12). */
export interface ReceiptDocument {
  /** BCP 47. */
  readonly languageTag: string;
  /** The document's title, shown by readers in the window's title. */
  readonly title: string;
  readonly siteName: string;
  readonly formName: string;
  /** Reference, time and whatever else identifies the submission. */
  readonly facts: readonly ReceiptAnswer[];
  readonly sections: readonly ReceiptSection[];
  readonly attachmentsHeading: string;
  /** One line per attachment: name and size. */
  readonly attachments: readonly string[];
  /** Text of a page's foot, with `{page}` and `{pages}`. */
  readonly pageFoot: string;
  /** When the submission was received, ISO 8601 UTC; also the PDF's date, so that the same submission always gives the same file. */
  readonly createdAt: string;
}
