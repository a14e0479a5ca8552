/** What is logged when the texts can't be fetched (specification §7, GET /api/translations). */
export const translationsFailure = 'Error fetching translations';
