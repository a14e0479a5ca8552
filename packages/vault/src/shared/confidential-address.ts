/** Whether requests to a web address cannot be intercepted: by https, or because it is this machine. */
export function isConfidentialAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
