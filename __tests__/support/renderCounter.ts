/**
 * Counts which components React re-renders, as its developer tools do. Import it before anything that imports
 * react-dom: React looks for the tools once, when it is loaded.
 */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly elementType:
    | { readonly displayName?: string; readonly name?: string; readonly type?: { readonly name?: string } }
    | string
    | null;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/** A component that was drawn anew, and with what. */
export interface Drawn {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

const PERFORMED_WORK = 1;
/** Function components, with `forwardRef` and `memo`. */
const COMPONENTS = new Set([0, 11, 14, 15]);

const drawn: Drawn[] = [];

function walk(fiber: Fiber, before: Fiber): void {
  if (COMPONENTS.has(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0) {
    const type =
      typeof fiber.elementType === 'object' || typeof fiber.elementType === 'function' ? fiber.elementType : null;
    drawn.push({ name: type?.displayName ?? type?.type?.name ?? type?.name ?? '', props: fiber.memoizedProps ?? {} });
  }
  if (fiber.child === before.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling)
    if (child.alternate !== null) walk(child, child.alternate);
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    onScheduleFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_renderer: number, { current }: { readonly current: Fiber }) => {
      if (current.alternate !== null) walk(current, current.alternate);
    },
  },
});

/** What is re-rendered while something happens; components that appear for the first time are left out. */
export async function drawnAnew(happening: () => void | Promise<void>): Promise<readonly Drawn[]> {
  drawn.length = 0;
  await happening();
  return [...drawn];
}
