import { useCallback, useEffect, useRef, useState } from 'react';
import { useRootClass } from '../use-root-class.ts';
import styles from './toast.module.css';
import type { ReactElement } from 'react';

/** A short message about a success, with at most one action. Never for errors. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** How long it is shown, in ms; paused while the pointer or focus is on it. */
  readonly lifeMs: number;
}

export interface Toasts {
  readonly toasts: readonly Toast[];
  /** Shows a toast; returns a function that dismisses it early when its action no longer applies. */
  readonly show: (toast: Omit<Toast, 'id' | 'lifeMs'> & { readonly lifeMs?: number }) => () => void;
  readonly dismiss: (id: number) => void;
}

const usualLifeMs = 6000;

/** The toasts of a page: each replaces the one before it. */
export function useToasts(): Toasts {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const next = useRef(1);
  const dismiss = useCallback((id: number) => {
    setToasts((old) => old.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback<Toasts['show']>(
    (toast) => {
      const id = next.current++;
      setToasts([{ lifeMs: usualLifeMs, ...toast, id }]);
      return () => dismiss(id);
    },
    [dismiss],
  );
  return { toasts, show, dismiss };
}

/** The region in which toasts appear; always rendered, so that screen readers announce them. */
export function ToastRegion({ toasts, dismiss }: Pick<Toasts, 'toasts' | 'dismiss'>): ReactElement {
  const region = useRef<HTMLDivElement>(null);
  useRootClass(styles.withToast, toasts.length > 0);
  useEffect(() => {
    if (toasts.length > 0 && region.current !== null) uncoverFocus(region.current);
  }, [toasts]);
  return (
    <div ref={region} role="status" className={styles.region}>
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} dismiss={dismiss} />
      ))}
    </div>
  );
}

/** Scrolls the focused element clear of the toast (WCAG 2.2, SC 2.4.11). */
function uncoverFocus(region: HTMLElement): void {
  const focused = document.activeElement;
  const { bottom = 0, height = 0 } = focused?.getBoundingClientRect() ?? {};
  const { top } = region.getBoundingClientRect();
  // An element taller than the window, such as a focused page, is never hidden completely.
  if (bottom > top && height < top) focused?.scrollIntoView({ block: 'nearest' });
}

function ToastLine({
  toast,
  dismiss,
}: {
  readonly toast: Toast;
  readonly dismiss: Toasts['dismiss'];
}): ReactElement {
  const [held, setHeld] = useState(false);
  const { id, lifeMs, action } = toast;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(id), lifeMs);
    return () => clearTimeout(timer);
  }, [held, id, lifeMs, dismiss]);

  function act(): void {
    dismiss(id);
    action?.run();
  }

  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{toast.text}</span>
      {action !== undefined && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
    </div>
  );
}
