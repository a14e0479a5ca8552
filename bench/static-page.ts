import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { WireField, WireForm } from './forms.ts';

const styles = `body{font:18px/28px system-ui,sans-serif;margin:0 auto;max-width:720px;padding:16px;color:#14222b}
label,legend{display:block;font-weight:620}p{margin:4px 0}div.f,fieldset{margin:0 0 28px;border:0;padding:0}
input[type=text],textarea{box-sizing:border-box;width:100%;min-height:48px;border:1.5px solid #75848e;border-radius:6px;padding:8px 14px;font:inherit}
fieldset label{font-weight:400;padding:8px 0}button{min-height:48px;padding:0 24px;font:inherit}`;

function choices(field: WireField): string {
  const kind = field.DataType === 9 ? 'radio' : 'checkbox';
  const rows = field.Options.map(
    ({ ID, Name }) =>
      `<label><input type="${kind}" name="${field.GUID}" value="${String(ID)}"> ${Name['fi'] ?? ''}</label>`,
  );
  return `<fieldset data-field><legend>${field.Name['fi'] ?? ''}</legend>${rows.join('')}</fieldset>`;
}

function rating(field: WireField): string {
  const rows = [1, 2, 3, 4, 5].map(
    (n) => `<label><input type="radio" name="${field.GUID}" value="${String(n)}"> ${String(n)}</label>`,
  );
  return `<fieldset data-field><legend>${field.Name['fi'] ?? ''}</legend>${rows.join('')}</fieldset>`;
}

function control(field: WireField): string {
  const { GUID, Type } = field;
  if (Type === 'longtext')
    return `<textarea id="${GUID}" name="${GUID}" rows="5" maxlength="5000"></textarea>`;
  if (Type === 'boolean') return `<input type="checkbox" id="${GUID}" name="${GUID}">`;
  if (Type === 'slider') return `<input type="range" id="${GUID}" name="${GUID}" min="0" max="10">`;
  return `<input type="text" id="${GUID}" name="${GUID}" maxlength="100">`;
}

function fieldHtml(field: WireField): string {
  if (field.Type === 'dropdown' || field.Type === 'select') return choices(field);
  if (field.Type === 'rating') return rating(field);
  const description = field.Description['fi'] ? `<p>${field.Description['fi']}</p>` : '';
  return `<div class="f" data-field><label for="${field.GUID}">${field.Name['fi'] ?? ''}</label>${description}${control(field)}</div>`;
}

/** Returns the same form as hand-written plain HTML: the baseline of the page budgets. */
export function staticPage(form: WireForm): string {
  const fields = new Map(form.Fields.map((field) => [field.GUID, field]));
  const sections = form.Groups.map((group) => {
    const inside = group.FieldGUIDs.map((guid) => fields.get(guid)).filter((field) => field !== undefined);
    return `<section><h2>${group.GroupName['fi'] ?? ''}</h2>${inside.map(fieldHtml).join('')}</section>`;
  });
  return `<!doctype html><html lang="fi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hakemus</title><style>${styles}</style></head><body><main><h1>Kunnallinen hakemus</h1><form method="post">${sections.join('')}<button>Lähetä</button></form></main></body></html>`;
}

/** Returns a static page on which the first field reveals a number of fields after it while it is answered. */
export function withRevealing(html: string, count: number): string {
  const script = `const fields=[...document.querySelectorAll('[data-field]')].slice(1,${String(count + 1)});
document.querySelector('input').addEventListener('input',({target})=>fields.forEach(field=>{field.hidden=target.value===''}))`;
  return html.replace('</body>', `<script>${script}</script></body>`);
}

/** Serves one page, compressed, on a free local port. */
export async function serveStatic(
  html: string,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const body = brotliCompressSync(html);
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${String(port)}/`, close: () => server.close() };
}
