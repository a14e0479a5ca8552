/** How the answers of a field are compared; each field type declares it for its fields. */
export type ComparisonKind =
  'text' | 'number' | 'boolean' | 'date' | 'time' | 'date-time' | 'choice' | 'choices';
