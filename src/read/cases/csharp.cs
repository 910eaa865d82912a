// Licensed to somebody.
using System;
using System.Collections.Generic;

namespace Example.Runs
{
    /// <summary>
    /// Runs everything.
    /// </summary>
    [Serializable]
    public class Runner<T> : Base, IRunner where T : class
    {
        private const string Quote = @"a ""{ b";
        private readonly string _text = $"{{ {1}";

        /// <summary>How often.</summary>
        public int Count { get; private set; }

        public string Name
        {
            get { return _name; }
            set
            {
                if (value == null) throw new ArgumentNullException("}");
                _name = value;
                Count++;
                Changed();
                Saved();
            }
        }

        public int Twice => Count * 2;

        public Runner(string path) : base(path)
        {
            One('{');
            Two();
            Three();
            Four();
            Five();
        }

        public async Task<T> RunAsync(
            string path,
            int times = 3)
        {
            var raw = """
                { not a brace
                """;
            foreach (var item in _items)
            {
                await item.RunAsync(raw);
            }
            return default;
        }

        public event EventHandler Done;
    }

    public enum Level { Low, High }

    public record Point(int X, int Y);
}
