namespace Overloaded.Generic;

public class Entry
{
    public void Plain() { }
}

public class EntryDetails : Entry { }

public class Told { public void Old() { } }

public interface IStored<T, TId>
{
    Entry Replace(T obj);
    Entry Find(TId id);
}

public interface IEntries : IStored<Entry, int>
{
    // Beside the one above, which takes another type.
    Told Replace(EntryDetails entry);
}

public interface IRewritten : IStored<EntryDetails, int>
{
    Told Replace(EntryDetails entry);
}

public class UsesEntries
{
    public void Run(IEntries entries, IRewritten rewritten, Entry entry, EntryDetails details)
    {
        entries.Replace(entry).Plain(); //= Plain GenericOverloads.cs#Overloaded.Generic.Entry.Plain
        entries.Replace(details).Old(); //= Old GenericOverloads.cs#Overloaded.Generic.Told.Old
        rewritten.Replace(details).Old(); //= Old GenericOverloads.cs#Overloaded.Generic.Told.Old
    }
}
