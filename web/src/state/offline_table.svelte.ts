/** A table that nobody plays at over the network: one that is watched again, or learned at. */

import type { Choice } from "../schema/moves";
import { TableModel } from "./table_model.svelte";

export class OfflineTable extends TableModel {
  override readonly atStake = false;
  override choices: Choice[] = $state.raw([]);

  constructor(id: string) {
    super(id);
    this.connection = "open";
  }

  override get busy(): boolean {
    return false;
  }

  // There is nobody to tell.

  override play: TableModel["play"] = () => {
    this.refusal = null;
  };

  override write(): void {
    this.refusal = null;
  }

  override say(): void {
    this.refusal = null;
  }

  override introduce(): void {
    this.refusal = null;
  }

  override close(): void {
    this.choices = [];
  }
}
