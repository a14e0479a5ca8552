import type { Rule } from 'eslint';

/**
 * ESLint rule: what a file declares and exports has a doc comment above it. Overloads share the first one's. What is
 * exported by name or from another file is documented where it is declared.
 */
export const docComments: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [], messages: { missing: 'Say what “{{name}}” means: /** … */' } },
  create(context) {
    const documented = new Set<string>();
    return {
      ExportNamedDeclaration(node) {
        const block = context.sourceCode.getCommentsBefore(node).findLast(({ type }) => type === 'Block');
        const hasDoc = block?.value.startsWith('*') === true;
        for (const name of declaredNames(node.declaration)) {
          if (hasDoc) documented.add(name);
          if (!documented.has(name)) context.report({ node, messageId: 'missing', data: { name } });
        }
      },
    };
  },
};

/** ESLint's types know no declarations of TypeScript; those have a name as classes do. */
function declaredNames(declaration: object | null | undefined): readonly string[] {
  if (!declaration) return [];
  if ('declarations' in declaration && Array.isArray(declaration.declarations))
    return declaration.declarations.map(nameOf);
  return [nameOf(declaration)];
}

function nameOf(declaration: { readonly id?: { readonly name?: string } }): string {
  return declaration.id?.name ?? 'this';
}
