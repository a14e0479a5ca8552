import { Component } from 'react';
import { Notice } from '@form-portal/ui';
import type { ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Shown instead of the page (specification §8, Uncaught render error). */
  readonly message: string;
  readonly children: ReactNode;
}

interface State {
  readonly broken: boolean;
}

/** Catches errors of rendering, of the page and of the shell around it; React itself logs them to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  // In a field, the state would bring the compiler's helpers for class fields into the script of every page.
  constructor(props: ErrorBoundaryProps) {
    super(props);
    this.state = { broken: false };
  }

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <Notice kind="danger" role="alert">
        <h1>{this.props.message}</h1>
      </Notice>
    );
  }
}
