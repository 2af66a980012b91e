// SPDX-License-Identifier: MIT
interface RoomCheckProps {
  label: string;
  checked: boolean;
  choose: (checked: boolean) => void;
}

/** A setting of a room that is on or off. */
export function RoomCheck({ label, checked, choose }: RoomCheckProps) {
  return (
    <label class="room-check">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
