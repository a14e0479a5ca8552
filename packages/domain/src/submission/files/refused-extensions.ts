/**
 * Extensions of executable files: refused even when a form allows code or lists them (specification D34).
 * Includes markup that can run scripts when shown inline (html, svg).
 */
export const refusedExtensions: ReadonlySet<string> = new Set([
  ...['exe', 'dll', 'com', 'scr', 'pif', 'cpl', 'sys', 'ocx', 'drv'],
  ...['msi', 'msp', 'mst', 'msix', 'msixbundle', 'appx', 'appxbundle', 'appinstaller'],
  ...['bat', 'cmd', 'ps1', 'ps1xml', 'ps2', 'psc1', 'psd1', 'psm1'],
  ...['vbs', 'vbe', 'vb', 'js', 'jse', 'mjs', 'cjs', 'ws', 'wsf', 'wsc', 'wsh', 'sct', 'hta'],
  ...[
    'lnk',
    'url',
    'scf',
    'inf',
    'reg',
    'chm',
    'hlp',
    'gadget',
    'application',
    'appref-ms',
    'msc',
    'settingcontent-ms',
  ],
  ...['jar', 'jnlp', 'iso', 'img', 'vhd', 'vhdx'],
  ...['docm', 'dotm', 'xlsm', 'xltm', 'xlam', 'xll', 'pptm', 'potm', 'ppsm', 'ppam', 'sldm'],
  ...['html', 'htm', 'xhtml', 'xht', 'shtml', 'mht', 'mhtml', 'svg', 'svgz'],
]);
