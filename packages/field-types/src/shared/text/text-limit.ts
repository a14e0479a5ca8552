/** Maximum length of a text field, in UTF-16 units as for the browser's maxlength (specification §9). */
export const textLimit = 100;

/** Maximum length of a long text field, in the same units (specification §9). */
export const longtextLimit = 5000;
