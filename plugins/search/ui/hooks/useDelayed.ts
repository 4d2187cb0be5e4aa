import { useEffect, useState } from 'react';

/** True once the condition has been true for some milliseconds; false as soon as it isn't. */
export function useDelayed(condition: boolean, milliseconds: number): boolean {
  const [hasHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setHeld(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setHeld(false);
    };
  }, [condition, milliseconds]);
  return condition && hasHeld;
}
