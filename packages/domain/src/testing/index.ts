export * from './guids.ts';
export * from './builders.ts';
export * from './test-field-types.ts';
export * from './layout-notation.ts';
export * from './arbitrary-form.ts';
export * from './arbitrary-form-parts.ts';
export * from './arbitrary-logic.ts';
export * from './hostile-texts.ts';
