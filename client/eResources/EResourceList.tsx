import { useRef, useState } from "react";
import { toFormErrors } from "../forms/errors/toFormErrors";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { showMessage } from "../page/messages/flashMessage";
import { EResourceRow } from "./EResourceRow";
import { useDragOrder } from "./useDragOrder";
import { useEResourceCommands } from "./useEResourceCommands";

const EResourceList_eResource = graphql(`
  fragment EResourceList_eResource on EResource {
    id
    label
    ...EResourceRow_eResource
  }
`);

interface EResourceListProps {
  eResources: readonly FragmentType<typeof EResourceList_eResource>[];
}

/**
 * Reordered by dragging, by the arrow keys on a row's handle, or by its buttons. A move that cannot be saved is
 * reverted.
 */
export function EResourceList({ eResources: refs }: EResourceListProps) {
  const eResources = readFragment(EResourceList_eResource, refs);
  const { move } = useEResourceCommands();
  /** Optimistic order until the server has responded. */
  const [pendingOrder, setPendingOrder] = useState<readonly string[] | null>(null);
  const [announced, setAnnounced] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const moveQueue = useRef({ waiting: 0, last: Promise.resolve() });
  const ids = eResources.map(({ id }) => id);
  const order = pendingOrder ?? ids;

  const moveTo = (id: string, index: number) => {
    const label = eResources.find((other) => other.id === id)?.label ?? "";
    if (index < 0 || index >= ids.length || order[index] === id) return;
    const others = order.filter((other) => other !== id);
    setPendingOrder([...others.slice(0, index), id, ...others.slice(index)]);
    setAnnounced(`${label} sekarang di urutan ${index + 1} dari ${ids.length}.`);
    // Saved one after the other, in the order they were made.
    moveQueue.current.waiting += 1;
    moveQueue.current.last = moveQueue.current.last.then(() => save(id, index, label));
  };
  const save = async (id: string, index: number, label: string) => {
    const result = await move(id, index + 1);
    moveQueue.current.waiting -= 1;
    if (moveQueue.current.waiting === 0) setPendingOrder(null);
    if (result.data !== null) return;
    const { text, fields } = toFormErrors(result);
    setAnnounced(`Urutan ${label} tidak berubah.`);
    showMessage(`Urutan tidak tersimpan. ${text ?? fields?.[0]?.message ?? ""}`, "error");
  };
  const drag = useDragOrder(list, order, moveTo);

  return (
    <>
      <ol
        ref={list}
        aria-label="E-resource menurut urutan"
        className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card"
      >
        {drag.order.map((id, index) => {
          const eResource = eResources.find((other) => other.id === id);
          return (
            eResource && (
              <EResourceRow
                key={id}
                eResource={eResource}
                isFirst={index === 0}
                isLast={index === ids.length - 1}
                isDragged={drag.dragged === id}
                onMove={(step) => moveTo(id, index + step)}
                onDragStart={(event) => drag.start(event, id)}
              />
            )
          );
        })}
      </ol>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </>
  );
}
